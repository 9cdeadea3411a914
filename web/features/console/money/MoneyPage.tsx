import { useQuery } from '@tanstack/react-query';
import type { MoneyState } from '#schema/console/consoleFilters.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stat } from '#web/components/figures/Stat.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { plural } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import { moneyContent as words } from './moneyContent.ts';
import { moneyStatesQuery } from './moneyQueries.ts';
import { TroubleList } from './TroubleList.tsx';

const IN_ESCROW: ReadonlySet<MoneyState> = new Set([
  'open',
  'in_progress',
  'completed',
  'frozen',
  'hidden',
]);

/** Where the money is, and which cases need an operator. The filter is kept in the address. */
export function MoneyPage() {
  const { data: settings } = useQuery(settingsQuery());
  return (
    <AdminFrame href="/admin/money" words={words}>
      <Stack gap={8}>
        {settings?.payments === 'sandbox' && <Banner>{words.testMoney}</Banner>}
        <section aria-label={words.figures}>
          <MoneyStates />
        </section>
        <TroubleList />
      </Stack>
    </AdminFrame>
  );
}

function MoneyStates() {
  const { data, isPending, refetch } = useQuery(moneyStatesQuery());
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
