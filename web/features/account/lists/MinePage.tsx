import { getRouteApi } from '@tanstack/react-router';
import type { User } from '#schema/people/user.ts';
import { Stack } from '#web/components/layout/Stack.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { FilterTabs } from '#web/components/paging/FilterTabs.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { ownListContent as words } from './content.ts';
import { toFilter, OWN_LISTS } from './mineSearch.ts';
import { OwnListLinks } from './OwnListLinks.tsx';
import { ownListTitle } from './ownListTitle.ts';
import { PledgesList } from './PledgesList.tsx';
import { YearList } from './YearList.tsx';
import { useQuery } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Badge } from '#web/components/issues/Badge.tsx';
import { formatDate, shortLocation } from '#web/format/format.ts';
import { ownVotePageQuery, followedPageQuery } from '#web/features/account/queries.ts';
import { MyProposals } from '#web/features/account/profile/MyProposals.tsx';
import { ProfileLine } from '#web/features/account/profile/ProfileLine.tsx';
import { OwnPage } from './OwnPage.tsx';
import type { OwnListProps } from './ownListProps.ts';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { formatMoney } from '#web/format/formatMoney.ts';
import { WaitingNeeds } from '#web/features/notices/needs/WaitingNeeds.tsx';
import { DigestSettings } from '#web/features/notices/settings/DigestSettings.tsx';
import { digestContent } from '#web/features/notices/settings/digestContent.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { OWN_LIST_PAGE_SIZE } from '#schema/limits.ts';
import { WorkAlerts } from '#web/features/issues/alerts/WorkAlerts.tsx';
import { workAlertContent } from '#web/features/issues/alerts/content.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { issuePageQuery } from '#web/features/issues/issueList.ts';

const route = getRouteApi('/protected/mine');
const SIGNS = { upvote: ThumbsUp, downvote: ThumbsDown } as const;

function VotesList({ user, show, page, onPageChange }: OwnListProps) {
  const vote = toFilter('votes', show);
  const result = useQuery(ownVotePageQuery(user.id, { vote, page }));
  return (
    <OwnPage list="votes" isFiltered={vote !== 'all'} result={result} onPageChange={onPageChange}>
      {({ proposalId, proposalTitle, issueId, issueTitle, imageUrl, voteType, createdAt }) => {
        const Sign = SIGNS[voteType];
        return (
          <ProfileLine
            key={proposalId}
            href={`/issues/${issueId}#proposals`}
            title={proposalTitle}
            imageUrl={imageUrl}
            detail={[
              words.voted(formatDate(createdAt)),
              issueTitle === null ? words.gone : words.issue(issueTitle),
            ].join('\u00A0· ')}
            badge={<Badge icon={<Sign aria-hidden="true" />}>{words.votes[voteType]}</Badge>}
          />
        );
      }}
    </OwnPage>
  );
}

const LISTS = {
  needs: WaitingNeeds,
  reports: ReportsList,
  pledges: PledgesList,
  year: YearList,
  offers: MyProposals,
  following: FollowingList,
  votes: VotesList,
};

/** The person's own lists. List, filter and page are kept in the address. */
export function MinePage() {
  const { user } = useCurrentUser();
  usePageMeta(words.title, words.description);
  return user ? <Mine user={user} key={user.id} /> : null;
}

function Mine({ user }: { user: User }) {
  const { list, show, page } = route.useSearch();
  const navigate = route.useNavigate();
  const List = LISTS[list];
  const filters = OWN_LISTS[list];
  const rows = (
    <List
      user={user}
      show={show}
      page={page}
      onPageChange={(next) => void navigate({ search: { list, show, page: next } })}
    />
  );
  return (
    <Container>
      <PageHeader title={ownListTitle(list)} back={{ href: '/profile', label: words.profile }} />
      <Stack gap={6}>
        <OwnListLinks current={list} />
        {filters.length === 1 ? (
          rows
        ) : (
          <FilterTabs
            key={list}
            label={words.filterLabel}
            items={filters.map((value) => ({
              value,
              label:
                (list === 'needs' || list === 'year' || list === 'offers'
                  ? {}
                  : words.lists[list].filters
                )[value] ?? value,
            }))}
            value={toFilter(list, show)}
            onChange={(value) =>
              void navigate({ search: { list, show: value, page: 1 }, resetScroll: false })
            }
          >
            {rows}
          </FilterTabs>
        )}
      </Stack>
    </Container>
  );
}

/** Followed issues and areas, and the digest's settings. */
function FollowingList({ user, page, onPageChange }: OwnListProps) {
  const note = useMoneyNote();
  const result = useQuery(followedPageQuery(user.id, page));
  return (
    <Stack gap={8}>
      <OwnPage list="following" isFiltered={false} result={result} onPageChange={onPageChange}>
        {({ id, title, imageUrl, status, currentFunding, location }) => (
          <ProfileLine
            key={id}
            href={`/issues/${id}`}
            title={title}
            imageUrl={imageUrl}
            detail={[words.funded(formatMoney(currentFunding), note), shortLocation(location)].join(
              '\u00A0· ',
            )}
            badge={<StatusBadge status={status} place="list" />}
          />
        )}
      </OwnPage>
      <section>
        <SectionHeading>{digestContent.heading}</SectionHeading>
        <DigestSettings user={user} />
      </section>
      <section>
        <SectionHeading>{workAlertContent.title}</SectionHeading>
        <Card>
          <Stack gap={3}>
            <WorkAlerts />
            <AppLink href="/issues?needsSolver=yes&sort=best-paid">
              {workAlertContent.browse}
            </AppLink>
          </Stack>
        </Card>
      </section>
    </Stack>
  );
}

function ReportsList({ user, show, page, onPageChange }: OwnListProps) {
  const filter = toFilter('reports', show);
  const query = { reporterId: user.id, filter, page, pageSize: OWN_LIST_PAGE_SIZE };
  const note = useMoneyNote();
  const result = useQuery({ ...issuePageQuery(query), select: ({ data }) => data });
  return (
    <OwnPage
      list="reports"
      isFiltered={filter !== 'all'}
      result={result}
      onPageChange={onPageChange}
    >
      {({ id, title, imageUrl, status, createdAt, currentFunding, location }) => (
        <ProfileLine
          key={id}
          href={`/issues/${id}`}
          title={title}
          imageUrl={imageUrl}
          detail={[
            words.reported(formatDate(createdAt)),
            words.funded(formatMoney(currentFunding), note),
            shortLocation(location),
          ].join('\u00A0· ')}
          badge={<StatusBadge status={status} place="list" />}
        />
      )}
    </OwnPage>
  );
}
