import { getRouteApi } from '@tanstack/react-router';
import { ACCOUNT_FILTERS, ROLE_FILTERS } from '#schema/console/consoleFilters.ts';
import { listPeople, type ListedPerson } from '#schema/console/people.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { formatDate, formatDateTime } from '#web/format/format.ts';
import { call } from '#web/net/call.ts';
import { peopleSearch, type PeopleSearch } from '#web/features/console/adminSearch.ts';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import {
  FilteredList,
  toOptions,
  type ListDescription,
} from '#web/features/console/frame/FilteredList.tsx';
import { AnnouncedRoles } from './AnnouncedRoles.tsx';
import { peopleContent as words } from './peopleContent.ts';
import { PersonState, roleText } from './PersonState.tsx';
import { PersonView } from './PersonView.tsx';

const { columns, file } = words;
const route = getRouteApi('/protected/admin/people');

type ListSearch = Omit<PeopleSearch, 'person'>;

const PEOPLE: ListDescription<ListedPerson, ListSearch, keyof typeof columns> = {
  name: 'people',
  fetchPage: (query, signal) => call(listPeople, { query, signal }),
  defaults: peopleSearch.defaults,
  words,
  filters: [
    {
      name: 'role',
      label: words.role,
      options: toOptions(ROLE_FILTERS, { any: words.anyRole, ...words.roles }),
    },
    { name: 'state', label: words.state, options: toOptions(ACCOUNT_FILTERS, words.states) },
  ],
  idOf: ({ id }) => id,
  cells: {
    name: ({ id, username }) => (
      <AppLink href={`/admin/people?person=${id}`}>
        <bdi>{username}</bdi>
      </AppLink>
    ),
    role: roleText,
    level: ({ contactLevel }) => words.level(contactLevel),
    state: (person) => <PersonState person={person} />,
    seen: ({ lastUsedAt }) => (lastUsedAt === null ? words.never : formatDateTime(lastUsedAt)),
    since: ({ createdAt }) => formatDate(createdAt),
  },
  file: [
    [file.id, ({ id }) => id],
    [columns.name, ({ username }) => username],
    [file.fullName, ({ fullName }) => fullName],
    [columns.role, ({ accountRole }) => accountRole],
    [file.validator, ({ isValidator }) => isValidator],
    [columns.level, ({ contactLevel }) => contactLevel],
    [file.frozen, ({ isFrozen }) => isFrozen],
    [file.restricted, ({ restrictedUntil }) => restrictedUntil],
    [file.trust, ({ trustScore }) => trustScore],
    [file.signIns, ({ signInCount }) => signInCount],
    [columns.seen, ({ lastUsedAt }) => lastUsedAt],
    [columns.since, ({ createdAt }) => createdAt],
  ],
};

/** All accounts, or the record of the one in the address. */
export function PeoplePage() {
  const { person, ...asked } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <AdminFrame href="/admin/people" words={words}>
      {person === undefined ? (
        <>
          <AnnouncedRoles />
          <FilteredList
            list={PEOPLE}
            asked={asked}
            onChange={(search, resetScroll) => void navigate({ search, resetScroll })}
          />
        </>
      ) : (
        <PersonView key={person} id={person} />
      )}
    </AdminFrame>
  );
}
