import type { Issue } from '#schema/issues/issue.ts';
import { ISSUES_WHOLE_LIST_MAX } from '#schema/limits.ts';
import { CardHeading } from '#web/components/layout/CardHeading.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Stat } from '#web/components/figures/Stat.tsx';
import { formatNumber } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { theme } from '#web/theme/theme.ts';
import { BarList } from './BarList.tsx';
import { CommunityAreas } from './CommunityAreas.tsx';
import { mapPageContent } from '#web/features/map/content.ts';
import { issueStatistics, type StatusCount } from './issueStatistics.ts';

const { statistics: content } = mapPageContent;

const COLORS: Record<StatusCount['filter'], string> = {
  critical: theme.color.priorityCritical,
  reported: theme.color.statusOpen,
  in_progress: theme.color.statusInProgress,
  completed: theme.color.statusCompleted,
};

/** For unknown figures: a zero would be a claim. */
const UNKNOWN = '–';

type StatisticsPanelProps = {
  /** Undefined while loading, and on failure. */
  issues: readonly Issue[] | undefined;
  isPending: boolean;
};

/** By status, money and place. */
export function StatisticsPanel({ issues, isPending }: StatisticsPanelProps) {
  const note = useMoneyNote();
  const figures = issueStatistics(issues ?? []);
  const known = (text: string) => (issues ? text : UNKNOWN);
  const isCut = figures.totalIssues >= ISSUES_WHOLE_LIST_MAX;
  return (
    <Stack gap={6}>
      <section aria-labelledby="funding-overview">
        <CardHeading id="funding-overview">{content.funding}</CardHeading>
        <Grid columns={4} gap={4}>
          <Stat
            label={content.totalIssues}
            value={known(formatNumber(figures.totalIssues))}
            isLoading={isPending}
          />
          <Stat
            label={content.available}
            value={known(formatNumber(figures.availableIssues))}
            hint={content.availableHint}
            isLoading={isPending}
          />
          <Stat
            label={content.totalPledged}
            value={known(formatMoney(figures.totalPledged))}
            hint={note}
            isLoading={isPending}
          />
          <Stat
            label={content.average}
            value={known(formatMoney(figures.averagePool))}
            hint={note}
            isLoading={isPending}
          />
        </Grid>
      </section>
      <Grid columns={2} gap={4}>
        <Card padding="lg">
          <CardHeading>{content.byStatus}</CardHeading>
          <BarList
            bars={figures.byStatus.map(({ filter, count }) => ({
              id: filter,
              label: content.labels[filter],
              value: known(formatNumber(count)),
              percent: figures.totalIssues === 0 ? 0 : (count / figures.totalIssues) * 100,
              color: COLORS[filter],
            }))}
          />
        </Card>
        <CommunityAreas issues={issues} isPending={isPending} title={content.top} />
      </Grid>
      {isCut && <Muted>{content.newestOnly(formatNumber(ISSUES_WHOLE_LIST_MAX))}</Muted>}
    </Stack>
  );
}
