import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { TROUBLE_FILTERS } from '#schema/console/consoleFilters.ts';
import { listMoneyTroubles, type MoneyTrouble } from '#schema/console/money.ts';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { call } from '#web/net/call.ts';
import { ConsoleList } from '#web/features/console/frame/ConsoleList.tsx';
import { ExportButton } from '#web/features/console/frame/ExportButton.tsx';
import { theme } from '#web/theme/theme.ts';
import { moneyContent as words } from './moneyContent.ts';
import { troublesQuery } from './moneyQueries.ts';

const { columns } = words;
const route = getRouteApi('/protected/admin/money');
const FILTERS = TROUBLE_FILTERS.map((value) => ({ value, label: words.filters[value] }));

const COLUMNS = columnsOf(
  columns,
  ['what', 'issue', 'amount', 'person', 'since', 'detail'],
  ['amount'],
);

const nameOf = ({ trouble, payment }: MoneyTrouble) =>
  payment === null
    ? words.troubles[trouble]
    : words.ofPayment(words.troubles[trouble], words.payments[payment]);

const FILE = [
  { label: columns.what, valueOf: nameOf },
  { label: columns.issue, valueOf: ({ issueId }: MoneyTrouble) => issueId },
  { label: columns.amount, valueOf: ({ amount }: MoneyTrouble) => amount },
  { label: columns.person, valueOf: ({ userName }: MoneyTrouble) => userName },
  { label: columns.since, valueOf: ({ since }: MoneyTrouble) => since },
  { label: columns.detail, valueOf: ({ detail }: MoneyTrouble) => detail },
];

const rowOf = (one: MoneyTrouble) => ({
  id: `${one.trouble} ${one.id}`,
  cells: {
    what: nameOf(one),
    issue: <AppLink href={`/issues/${one.issueId}`}>{one.issueTitle ?? words.gone}</AppLink>,
    amount: formatMoney(one.amount),
    person:
      one.userId === null ? (
        ''
      ) : (
        <AppLink href={`/admin/people?person=${one.userId}`}>{one.userName}</AppLink>
      ),
    since: formatDateTime(one.since),
    detail: one.detail === null ? '' : <UserText>{one.detail}</UserText>,
  },
});

/** The money cases that need an operator, page by page. */
export function TroubleList() {
  const asked = route.useSearch();
  const { trouble } = asked;
  const navigate = route.useNavigate();
  const result = useQuery(troublesQuery(asked));
  const narrow = (next: typeof trouble) =>
    void navigate({ search: { trouble: next, page: 1 }, resetScroll: false });
  return (
    <section aria-labelledby="money-troubles">
      <h2 id="money-troubles">{words.heading}</h2>
      <p>
        {words.hint} <AppLink href="/admin/operations?kind=payment">{words.deliveries}</AppLink>
      </p>
      <Filter>
        <SelectField
          label={words.filter}
          options={FILTERS}
          value={trouble}
          onChange={({ target }) => narrow(target.value as typeof trouble)}
        />
      </Filter>
      <ConsoleList
        words={words.list}
        columns={COLUMNS}
        rowOf={rowOf}
        result={result}
        isFiltered={trouble !== 'any'}
        onPageChange={(page) => void navigate({ search: { trouble, page } })}
        onReset={() => narrow('any')}
        actions={
          <ExportButton
            name={words.fileName}
            fetchPage={(part) => call(listMoneyTroubles, { query: { trouble, ...part } })}
            columns={FILE}
          />
        }
      />
    </section>
  );
}

const Filter = styled.div`
  max-width: 20rem;
  margin-block: ${theme.space[5]};
`;
