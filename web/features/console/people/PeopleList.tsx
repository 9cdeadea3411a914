import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ACCOUNT_FILTERS, ROLE_FILTERS } from '#schema/console/consoleFilters.ts';
import { listPeople, type ListedPerson } from '#schema/console/people.ts';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { formatDate, formatDateTime } from '#web/format/format.ts';
import { call } from '#web/net/call.ts';
import { peopleSearch, type PeopleSearch } from '#web/features/console/adminSearch.ts';
import { ConsoleList } from '#web/features/console/frame/ConsoleList.tsx';
import { ExportButton } from '#web/features/console/frame/ExportButton.tsx';
import { FilterBar } from '#web/features/console/frame/FilterBar.tsx';
import { peopleContent as words } from './peopleContent.ts';
import { peopleQuery } from './peopleQueries.ts';
import { PersonState, roleText } from './PersonState.tsx';

const { columns, file } = words;
const route = getRouteApi('/protected/admin/people');

const ROLES = ROLE_FILTERS.map((value) => ({
  value,
  label: value === 'any' ? words.anyRole : words.roles[value],
}));
const STATES = ACCOUNT_FILTERS.map((value) => ({ value, label: words.states[value] }));

const COLUMNS = columnsOf(columns, ['name', 'role', 'level', 'state', 'seen', 'since']);

const FILE = [
  { label: file.id, valueOf: ({ id }: ListedPerson) => id },
  { label: columns.name, valueOf: ({ username }: ListedPerson) => username },
  { label: file.fullName, valueOf: ({ fullName }: ListedPerson) => fullName },
  { label: columns.role, valueOf: ({ accountRole }: ListedPerson) => accountRole },
  { label: file.validator, valueOf: ({ isValidator }: ListedPerson) => isValidator },
  { label: columns.level, valueOf: ({ contactLevel }: ListedPerson) => contactLevel },
  { label: file.frozen, valueOf: ({ isFrozen }: ListedPerson) => isFrozen },
  { label: file.restricted, valueOf: ({ restrictedUntil }: ListedPerson) => restrictedUntil },
  { label: file.trust, valueOf: ({ trustScore }: ListedPerson) => trustScore },
  { label: file.signIns, valueOf: ({ signInCount }: ListedPerson) => signInCount },
  { label: columns.seen, valueOf: ({ lastUsedAt }: ListedPerson) => lastUsedAt },
  { label: columns.since, valueOf: ({ createdAt }: ListedPerson) => createdAt },
];

const rowOf = (person: ListedPerson) => ({
  id: person.id,
  cells: {
    name: (
      <AppLink href={`/admin/people?person=${person.id}`}>
        <bdi>{person.username}</bdi>
      </AppLink>
    ),
    role: roleText(person),
    level: words.level(person.contactLevel),
    state: <PersonState person={person} />,
    seen: person.lastUsedAt === null ? words.never : formatDateTime(person.lastUsedAt),
    since: formatDate(person.createdAt),
  },
});

/** The accounts that the filters leave, page by page. */
export function PeopleList() {
  const { person: _, ...asked } = route.useSearch();
  const { search, role, state } = asked;
  const navigate = route.useNavigate();
  const result = useQuery(peopleQuery(asked));
  const change = (next: Partial<PeopleSearch>) =>
    void navigate({ search: { ...asked, page: 1, ...next }, resetScroll: false });
  const fetchPage = (part: { page: number; pageSize: number }) =>
    call(listPeople, { query: { search, role, state, ...part } });
  return (
    <>
      <FilterBar
        label={words.search}
        search={search}
        onSearch={(text) => change({ search: text })}
        isBusy={result.isFetching}
      >
        <SelectField
          label={words.role}
          isLabelHidden
          options={ROLES}
          value={role}
          onChange={({ target }) => change({ role: target.value as typeof role })}
        />
        <SelectField
          label={words.state}
          isLabelHidden
          options={STATES}
          value={state}
          onChange={({ target }) => change({ state: target.value as typeof state })}
        />
      </FilterBar>
      <ConsoleList
        words={words.list}
        columns={COLUMNS}
        rowOf={rowOf}
        result={result}
        isFiltered={search !== '' || role !== 'any' || state !== 'current'}
        onPageChange={(next) => void navigate({ search: { ...asked, page: next } })}
        onReset={() => change(peopleSearch.defaults)}
        actions={<ExportButton name={words.fileName} fetchPage={fetchPage} columns={FILE} />}
      />
    </>
  );
}
