import { Grid } from '#web/components/layout/Grid.tsx';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { lateContent } from './lateContent.ts';
import { WaitingCard } from './WaitingCard.tsx';
import { waitingReports } from './waitingReports.ts';
import { BellPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import type { User } from '#schema/people/user.ts';
import type { useMe } from '#web/device/useMe.ts';
import { isByPlace, type IssuesSearch } from '#web/features/issues/issueList.ts';
import { workAlertContent as words } from '#web/features/issues/alerts/content.ts';

type WaitingReportsProps = { rows: readonly OutboxRow[]; search: IssuesSearch };

/** One's own unsent reports that match the query. */
export function WaitingReports({ rows, search }: WaitingReportsProps) {
  const reports = waitingReports(rows, search);
  if (reports.length === 0) return null;
  return (
    <section aria-label={lateContent.title}>
      <Grid columns={3}>
        {reports.map((report) => (
          <WaitingCard key={report.id} report={report} />
        ))}
      </Grid>
    </section>
  );
}

// Few people open it.
const WorkAlertDialog = lazyPart(
  async () => (await import('#web/features/issues/alerts/WorkAlertDialog.tsx')).WorkAlertDialog,
);

type ListNotesProps = {
  search: IssuesSearch;
  place: ReturnType<typeof useMe>;
  user: User | null | undefined;
};

/** What the list cannot do without the viewer's position, and an alert for solvers. */
export function ListNotes({ search, place, user }: ListNotesProps) {
  const { me, isLocating, find } = place;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isByPlace(search) && !me && (
        <Banner
          tone="info"
          action={
            <Button
              isPending={isLocating}
              pendingLabel={words.locating}
              onClick={() => void find()}
            >
              {words.locate}
            </Button>
          }
        >
          {words.unplaced}
        </Banner>
      )}
      {user && search.needsSolver && (
        <div>
          <Button icon={<BellPlus aria-hidden="true" />} onClick={() => setIsOpen(true)}>
            {words.open}
          </Button>
          {isOpen && (
            <Suspense>
              <WorkAlertDialog search={search} place={place} onClose={() => setIsOpen(false)} />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}

/** In place of a page that the list no longer has. */
export function BeyondEnd({ onFirst }: { onFirst: () => void }) {
  const { beyond } = lateContent;
  return (
    <EmptyState
      title={beyond.title}
      description={beyond.text}
      headingLevel={2}
      action={<Button onClick={onFirst}>{beyond.action}</Button>}
    />
  );
}
