import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { deleteIssue } from '#schema/issues/issue.ts';
import { ConfirmDialog } from '#web/components/overlays/ConfirmDialog.tsx';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { editContent } from './editContent.ts';

const deleting = editContent.deletion;

type DeleteIssueDialogProps = { issueId: string; onClose: () => void };

/** Asks before an issue is removed; mounted while it is open. */
export function DeleteIssueDialog({ issueId, onClose }: DeleteIssueDialogProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useAction({
    words: { done: deleting.deleted, doneText: deleting.deletedText, failed: deleting.failed },
    // Pledges went back to their donors, and its offers are gone.
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
