import { Grid } from '#web/components/layout/Grid.tsx';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { issuesContent } from './content.ts';
import type { IssuesSearch } from '#web/features/issues/issueList.ts';
import { WaitingCard } from './WaitingCard.tsx';
import { waitingReports } from './waitingReports.ts';

type WaitingReportsProps = { rows: readonly OutboxRow[]; search: IssuesSearch };

/** One's own unsent reports that match the query. */
export function WaitingReports({ rows, search }: WaitingReportsProps) {
  const reports = waitingReports(rows, search);
  if (reports.length === 0) return null;
  return (
    <section aria-label={issuesContent.waiting.title}>
      <Grid columns={3}>
        {reports.map((report) => (
          <WaitingCard key={report.id} report={report} />
        ))}
      </Grid>
    </section>
  );
}
