import type { IssueDetail } from '#schema/issues/issue.ts';
import { DeleteIssueDialog } from './DeleteIssueDialog.tsx';
import { EditIssueDialog } from './EditIssueDialog.tsx';

type ReporterDialogProps = { kind: 'edit' | 'delete'; issue: IssueDetail; onClose: () => void };

/** What reporters may do with their issue, by kind; one chunk, since few people need it. */
export function ReporterDialog({ kind, issue, onClose }: ReporterDialogProps) {
  return kind === 'edit' ? (
    <EditIssueDialog issue={issue} onClose={onClose} />
  ) : (
    <DeleteIssueDialog issueId={issue.id} onClose={onClose} />
  );
}
