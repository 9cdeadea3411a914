import { toAmount, parseAmount } from '#web/format/moneyInUse.ts';
import type { Transparency } from '#schema/case/transparency.ts';
import { formatNumber } from '#web/format/format.ts';
import { formatMoneyCompact, formatMoney } from '#web/format/formatMoney.ts';
import { theme } from '#web/theme/theme.ts';
import { transparencyContent } from './content.ts';
import { MonthChart, type Series } from './MonthChart.tsx';

type Months = Pick<Transparency, 'months'>;

const { flow, decisions } = transparencyContent;

const FLOW: readonly Series<'pledged' | 'released' | 'refunded'>[] = [
  { key: 'pledged', label: flow.pledged, color: theme.color.statusInProgress },
  { key: 'released', label: flow.released, color: theme.color.statusCompleted },
  { key: 'refunded', label: flow.refunded, color: theme.color.priorityMedium },
];

const DECISIONS: readonly Series<'hours' | 'count'>[] = [
  { key: 'hours', label: decisions.hours, color: theme.color.statusInProgress },
  { key: 'count', label: decisions.count, color: theme.color.textMuted, isTableOnly: true },
];

/** Height of a column; lost precision of huge sums is invisible. */
const barSize = (amount: string) => Number(parseAmount(amount));

/** Money in, earned and returned per month. */
export function FlowChart({ months }: Months) {
  return (
    <MonthChart
      title={flow.title}
      text={flow.text}
      series={FLOW}
      mark={(cents) => formatMoneyCompact(toAmount(BigInt(cents))).replace('.0k', 'k')}
      months={months.map(({ month, pledged, released, refunded }) => ({
        month,
        sizes: {
          pledged: barSize(pledged),
          released: barSize(released),
          refunded: barSize(refunded),
        },
        texts: {
          pledged: formatMoney(pledged),
          released: formatMoney(released),
          refunded: formatMoney(refunded),
        },
      }))}
    />
  );
}

/** The median time of each month's decisions. */
export function DecisionChart({ months }: Months) {
  const hasAny = months.some((month) => month.decisions > 0);
  return (
    <MonthChart
      title={decisions.title}
      text={hasAny ? decisions.text : decisions.none}
      series={DECISIONS}
      mark={(hours) => decisions.value(formatNumber(hours))}
      months={months.map(({ month, decisions: count, medianDecisionHours: hours }) => ({
        month,
        sizes: { hours: hours ?? 0, count },
        texts: {
          hours: hours === null ? decisions.noValue : decisions.value(formatNumber(hours)),
          count: formatNumber(count),
        },
      }))}
    />
  );
}
