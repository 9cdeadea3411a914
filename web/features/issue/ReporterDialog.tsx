import type { IssueDetail } from '#schema/issues/issue.ts';
import { DeleteIssueDialog } from './DeleteIssueDialog.tsx';
import { EditIssueDialog } from './EditIssueDialog.tsx';

type ReporterDialogProps = { kind: 'edit' | 'delete'; issue: IssueDetail; onClose: () => void };

/** What a reporter may do with the own issue, by kind; both come in one piece, for few people. */
export function ReporterDialog({ kind, issue, onClose }: ReporterDialogProps) {
  return kind === 'edit' ? (
    <EditIssueDialog issue={issue} onClose={onClose} />
  ) : (
    <DeleteIssueDialog issueId={issue.id} onClose={onClose} />
  );
}
