import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { TROUBLE_FILTERS } from '#schema/console/consoleFilters.ts';
import { type MoneyState } from '#schema/console/consoleKinds.ts';
import { getMoneyStates, listMoneyTroubles, type MoneyTrouble } from '#schema/console/money.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stat } from '#web/components/figures/Stat.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { formatDateTime, plural } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { call } from '#web/net/call.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { moneySearch, type MoneySearch } from '#web/features/console/adminSearch.ts';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import {
  FilteredList,
  toOptions,
  type ListDescription,
} from '#web/features/console/frame/FilteredList.tsx';
import { moneyContent as words } from './moneyContent.ts';

const { columns } = words;
const route = getRouteApi('/protected/admin/money');

const IN_ESCROW: ReadonlySet<MoneyState> = new Set([
  'open',
  'in_progress',
  'completed',
  'frozen',
  'hidden',
]);

/** Where the money is, and cases that need an operator. The filter is kept in the address. */
export function MoneyPage() {
  const { data: settings } = useQuery(settingsQuery());
  return (
    <AdminFrame href="/admin/money" words={words}>
      <Stack gap={8}>
        {settings?.payments === 'sandbox' && <Banner>{words.testMoney}</Banner>}
        <section aria-label={words.figures}>
          <MoneyStates />
        </section>
        <Troubles />
      </Stack>
    </AdminFrame>
  );
}

function MoneyStates() {
  const { data, isPending, refetch } = useQuery(
    endpointQuery(queryKeys.console('money'), getMoneyStates),
  );
  if (isPending) return <Skeleton height="16rem" shape="block" />;
  if (!data) return <LoadFailure headingLevel={2} onRetry={refetch} />;
  return (
    <Grid columns={4} gap={4}>
      {data.map(({ state, amount, count }) => (
        <Stat
          key={state}
          label={words.states[state]}
          value={formatMoney(amount)}
          hint={countText(state, count)}
        />
      ))}
    </Grid>
  );
}

const countText = (state: MoneyState, count: number) =>
  IN_ESCROW.has(state) ? plural(count, words.issues) : plural(count, words.movements);

const troubleName = ({ trouble, payment }: MoneyTrouble) =>
  payment === null
    ? words.troubles[trouble]
    : words.ofPayment(words.troubles[trouble], words.payments[payment]);

const amountText = (amount: string | null, currency: string | null) =>
  amount === null ? (currency ?? words.unknownAmount) : formatMoney(amount);

function troubleDetail({ detail, difference }: MoneyTrouble): string {
  if (difference === null) return detail ?? '';
  const { what, ours, theirs, currency } = difference;
  const named = words.differences[what];
  const text = words.differenceOf(named, amountText(ours, null), amountText(theirs, currency));
  return `${text} ${detail ?? ''}`;
}

const TROUBLES: ListDescription<MoneyTrouble, MoneySearch, keyof typeof columns> = {
  name: 'troubles',
  fetchPage: (query, signal) => call(listMoneyTroubles, { query, signal }),
  defaults: moneySearch.defaults,
  words,
  filters: [
    { name: 'trouble', label: words.filter, options: toOptions(TROUBLE_FILTERS, words.filters) },
  ],
  idOf: ({ trouble, id }) => `${trouble} ${id}`,
  cells: {
    what: troubleName,
    issue: ({ issueId, issueTitle }) =>
      issueId === null ? (
        ''
      ) : (
        <AppLink href={`/issues/${issueId}`}>{issueTitle ?? words.gone}</AppLink>
      ),
    amount: ({ amount }) => formatMoney(amount),
    person: ({ userId, userName }) =>
      userId === null ? '' : <AppLink href={`/admin/people?person=${userId}`}>{userName}</AppLink>,
    since: ({ since }) => formatDateTime(since),
    detail: (trouble) => {
      const text = troubleDetail(trouble);
      return text === '' ? '' : <UserText>{text}</UserText>;
    },
  },
  numeric: ['amount'],
  file: [
    [columns.what, troubleName],
    [columns.issue, ({ issueId }) => issueId],
    [columns.amount, ({ amount }) => amount],
    [columns.person, ({ userName }) => userName],
    [columns.since, ({ since }) => since],
    [columns.detail, troubleDetail],
  ],
};

function Troubles() {
  const asked = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <section aria-labelledby="money-troubles">
      <h2 id="money-troubles">{words.heading}</h2>
      <p>
        <span>{words.hint}</span>{' '}
        <AppLink href="/admin/operations?kind=payment">{words.deliveries}</AppLink>
      </p>
      <FilteredList
        list={TROUBLES}
        asked={asked}
        onChange={(search, resetScroll) => void navigate({ search, resetScroll })}
      />
    </section>
  );
}
