import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { listOperatorActs, type OperatorAct } from '#schema/console/acts.ts';
import { ACT_FILTERS } from '#schema/console/consoleFilters.ts';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { call } from '#web/net/call.ts';
import { recordSearch } from '#web/features/console/adminSearch.ts';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import { ConsoleList } from '#web/features/console/frame/ConsoleList.tsx';
import { ExportButton } from '#web/features/console/frame/ExportButton.tsx';
import { theme } from '#web/theme/theme.ts';
import { ACT_COLUMNS, actRowOf } from './actRows.tsx';
import { peopleContent } from './peopleContent.ts';
import { actsQuery } from './peopleQueries.ts';

const { record: words } = peopleContent;
const { columns } = words;
const route = getRouteApi('/protected/admin/record');

const FILTERS = ACT_FILTERS.map((value) => ({ value, label: words.filters[value] }));

const FILE = [
  { label: columns.when, valueOf: ({ actedAt }: OperatorAct) => actedAt },
  { label: columns.by, valueOf: ({ byName }: OperatorAct) => byName },
  {
    label: columns.act,
    valueOf: ({ act, subject }: OperatorAct) => words.subjectOf(words.names[act], subject),
  },
  { label: columns.about, valueOf: ({ userName }: OperatorAct) => userName },
  { label: columns.why, valueOf: ({ reason }: OperatorAct) => reason },
];

/** What operators did in the console, and why. Filter and page are kept in the address. */
export function RecordPage() {
  return (
    <AdminFrame href="/admin/record" words={words}>
      <Acts />
    </AdminFrame>
  );
}

function Acts() {
  const asked = route.useSearch();
  const { act } = asked;
  const navigate = route.useNavigate();
  const result = useQuery(actsQuery(asked));
  const narrow = (next: typeof act) =>
    void navigate({ search: { act: next, page: 1 }, resetScroll: false });
  return (
    <>
      <Filter>
        <SelectField
          label={words.filter}
          options={FILTERS}
          value={act}
          onChange={({ target }) => narrow(target.value as typeof act)}
        />
      </Filter>
      <ConsoleList
        words={words.list}
        columns={ACT_COLUMNS}
        rowOf={actRowOf}
        result={result}
        isFiltered={act !== 'any'}
        onPageChange={(page) => void navigate({ search: { act, page } })}
        onReset={() => narrow(recordSearch.defaults.act)}
        actions={
          <ExportButton
            name={words.fileName}
            fetchPage={(part) => call(listOperatorActs, { query: { act, ...part } })}
            columns={FILE}
          />
        }
      />
    </>
  );
}

const Filter = styled.div`
  max-width: 20rem;
  margin-block-end: ${theme.space[5]};
`;
