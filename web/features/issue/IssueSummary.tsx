import { useQuery } from '@tanstack/react-query';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Stat } from '#web/components/figures/Stat.tsx';
import { formatMoney } from '#web/format/formatMoney.ts';
import { formatNumber } from '#web/format/format.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { issueContent } from './content.ts';

/** Four figures. Pledgers are distinct people. */
export function IssueSummary({ issue }: { issue: IssueDetail }) {
  const { summary } = issueContent;
  const { data: settings } = useQuery(settingsQuery());
  return (
    <section aria-label={summary.label}>
      <Grid columns={4} gap={3}>
        <Stat
          label={summary.funding}
          value={formatMoney(issue.currentFunding)}
          hint={summary.fundingHint[settings?.payments ?? 'stripe']}
        />
        <Stat label={summary.pledgers} value={formatNumber(issue.pledgerCount)} />
        <Stat label={summary.proposals} value={formatNumber(issue.proposalCount)} />
        <Stat label={summary.messages} value={formatNumber(issue.messageCount)} />
      </Grid>
    </section>
  );
}
