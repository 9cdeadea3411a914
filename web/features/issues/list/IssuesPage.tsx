import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Map as MapIcon, Plus } from 'lucide-react';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { ISSUE_FILTERS } from '#schema/issues/issueFilters.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { afterFirstPaint } from '#web/components/feedback/afterFirstPaint.ts';
import { Container } from '#web/components/layout/Container.tsx';
import { FilterTabs } from '#web/components/paging/FilterTabs.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import {
  isByPlace,
  issuePageQuery,
  toApiQuery,
  knownSearch,
  withChange,
  type IssuesSearch,
} from '#web/features/issues/issueList.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { useMe } from '#web/device/useMe.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useCategories } from '#web/features/site/useCategories.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { issuesContent } from './content.ts';
import { IssuesResults } from './IssuesResults.tsx';
import { IssuesToolbar } from './IssuesToolbar.tsx';
import { usePrimedList } from './usePrimedList.ts';

const route = getRouteApi('/issues');
const FILTER_ITEMS = ISSUE_FILTERS.map((value) => ({ value, label: issuesContent.filters[value] }));

const loadLate = () => import('./LateParts.tsx');
// Most readers have nothing unsent, and look for no work.
const WaitingReports = afterFirstPaint(async () => (await loadLate()).WaitingReports);
const ListNotes = afterFirstPaint(async () => (await loadLate()).ListNotes);
const BeyondEnd = afterFirstPaint(async () => (await loadLate()).BeyondEnd);

/** Search, filters, sorting and page are kept in the address. */
export function IssuesPage() {
  const { known } = useCategories();
  const search = knownSearch(route.useSearch(), known);
  const navigate = route.useNavigate();
  const { user } = useCurrentUser();
  const place = useMe();
  const { me, find } = place;
  const onlooker = { userId: user?.id ?? null, me: me?.position ?? null };
  const isOwn = search.mine === 'yes';
  const result = useQuery({
    ...issuePageQuery(toApiQuery(search, onlooker)),
    // Without the user's id the answer would contain everyone's reports.
    enabled: !isOwn || user !== undefined,
  });
  const outbox = useOutbox();
  usePageMeta(issuesContent.title, issuesContent.subtitle);
  usePrimedList(result.isSuccess);

  const change = (next: Partial<IssuesSearch>, isTyping = false) =>
    // Reads the address at that time, so that two quick choices both count.
    void navigate({
      search: (before) => withChange(before, next),
      replace: isTyping,
      resetScroll: false,
    });
  const goToPage = (page: number) => void navigate({ search: { ...search, page } });

  return (
    <Container>
      <PageHeader
        isCompact
        title={issuesContent.title}
        subtitle={issuesContent.subtitle}
        actions={
          <>
            <ButtonLink href="/map" variant="secondary" icon={<MapIcon aria-hidden="true" />}>
              {issuesContent.viewMap}
            </ButtonLink>
            <Report href="/report-issue" variant="primary" icon={<Plus aria-hidden="true" />}>
              {issuesContent.report}
            </Report>
          </>
        }
      />
      <Parts>
        <IssuesToolbar
          search={search}
          onSearch={(text) => change({ search: text }, true)}
          onChange={(next) => {
            change(next);
            if (isByPlace(next) && !me) void find();
          }}
          isBusy={result.isPending || (result.isFetching && search.search !== '')}
          hasMine={Boolean(user)}
        />
        {(search.needsSolver || (isByPlace(search) && !me)) && (
          <Suspense>
            <ListNotes search={search} place={place} user={user} />
          </Suspense>
        )}
        <FilterTabs
          label={issuesContent.filter}
          items={FILTER_ITEMS}
          value={search.filter}
          onChange={(filter) => change({ filter })}
        >
          <IssuesResults
            result={result}
            waiting={
              outbox &&
              outbox.rows.length > 0 && (
                <Suspense>
                  <WaitingReports rows={outbox.rows} search={search} />
                </Suspense>
              )
            }
            beyondEnd={
              <Suspense>
                <BeyondEnd onFirst={() => goToPage(1)} />
              </Suspense>
            }
            isSearching={search.search !== ''}
            onPageChange={goToPage}
          />
        </FilterTabs>
      </Parts>
    </Container>
  );
}

/** Below md the bottom bar has the same button. */
const Report = styled(ButtonLink)`
  ${theme.media.belowMd} {
    display: none;
  }
`;

const Parts = styled(Stack)`
  gap: ${theme.space[3]};

  ${theme.media.md} {
    gap: ${theme.space[4]};
  }
`;
