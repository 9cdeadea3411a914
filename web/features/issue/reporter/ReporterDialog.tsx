import { type IssueDetail, deleteIssue } from '#schema/issues/issue.ts';
import { EditIssueDialog } from './EditIssueDialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ConfirmDialog } from '#web/components/overlays/ConfirmDialog.tsx';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { editContent } from './editContent.ts';

type ReporterDialogProps = { kind: 'edit' | 'delete'; issue: IssueDetail; onClose: () => void };

/** A reporter's actions by kind; one chunk, since few people need it. */
export function ReporterDialog({ kind, issue, onClose }: ReporterDialogProps) {
  return kind === 'edit' ? (
    <EditIssueDialog issue={issue} onClose={onClose} />
  ) : (
    <DeleteIssueDialog issueId={issue.id} onClose={onClose} />
  );
}

const deleting = editContent.deletion;

type DeleteIssueDialogProps = { issueId: string; onClose: () => void };

function DeleteIssueDialog({ issueId, onClose }: DeleteIssueDialogProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useAction({
    words: { done: deleting.deleted, doneText: deleting.deletedText, failed: deleting.failed },
    // Pledges are returned to their donors, and its proposals are gone.
    changes: [{ topic: 'pledges', id: issueId }],
    send: async (_: void, idempotencyKey) => {
      await call(deleteIssue, { params: { id: issueId }, idempotencyKey });
      onClose();
      await navigate({ to: '/issues' });
      queryClient.removeQueries({ queryKey: queryKeys.issue(issueId) });
    },
    onSettled: onClose,
  });

  return (
    <ConfirmDialog
      onClose={onClose}
      title={deleting.title}
      description={deleting.text}
      confirmLabel={deleting.confirm}
      pendingLabel={deleting.pending}
      isPending={remove.isPending}
      tone="danger"
      onConfirm={() => remove.mutate()}
    />
  );
}
