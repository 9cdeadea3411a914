import { getRouteApi } from '@tanstack/react-router';
import type { User } from '#schema/people/user.ts';
import { Stack } from '#web/components/layout/Stack.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { FilterTabs } from '#web/components/paging/FilterTabs.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { ownListContent as words } from './content.ts';
import { filterOf, OWN_LISTS } from './mineSearch.ts';
import { FollowingList } from './FollowingList.tsx';
import { OwnListLinks } from './OwnListLinks.tsx';
import { PledgesList } from './PledgesList.tsx';
import { ReportsList } from './ReportsList.tsx';
import { VotesList } from './VotesList.tsx';

const route = getRouteApi('/protected/mine');
const LISTS = {
  reports: ReportsList,
  pledges: PledgesList,
  following: FollowingList,
  votes: VotesList,
};

/** Everything of the person's own, list by list. Which list, filter and page is kept in the address. */
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
      <PageHeader
        title={words.lists[list].title}
        back={{ href: '/profile', label: words.profile }}
      />
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
              label: words.lists[list].filters[value] ?? value,
            }))}
            value={filterOf(list, show)}
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
