import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { deleteIssue } from '#schema/issues/issue.ts';
import { ConfirmDialog } from '#web/components/overlays/ConfirmDialog.tsx';
import { showToast } from '#web/components/toast/toastStore.ts';
import { call } from '#web/data/server/call.ts';
import { messageOf } from '#web/data/server/callErrors.ts';
import { queryKeys } from '#web/data/queries/queryKeys.ts';
import { deleteContent as deleting } from './deleteContent.ts';

type DeleteIssueDialogProps = { issueId: string; onClose: () => void };

/** Asks before an issue is removed; mounted while it is open. */
export function DeleteIssueDialog({ issueId, onClose }: DeleteIssueDialogProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => call(deleteIssue, { params: { id: issueId } }),
    onSuccess: async () => {
      onClose();
      await navigate({ to: '/issues' });
      queryClient.removeQueries({ queryKey: queryKeys.issue(issueId) });
      for (const queryKey of [queryKeys.issues(), queryKeys.map(), queryKeys.impactStats()])
        void queryClient.invalidateQueries({ queryKey });
      showToast({ title: deleting.deleted, description: deleting.deletedText });
    },
    onError: (error) => {
      onClose();
      showToast({
        title: deleting.failed,
        description: messageOf(error),
        variant: 'destructive',
      });
    },
  });

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
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
