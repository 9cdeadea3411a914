import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withdrawProposal } from '#schema/issues/proposal.ts';
import { showToast } from '#web/components/toast/toastStore.ts';
import { call } from '#web/data/server/call.ts';
import { messageOf } from '#web/data/server/callErrors.ts';
import { queryKeys } from '#web/data/queries/queryKeys.ts';
import { proposalsContent } from './content.ts';

const { withdraw: words } = proposalsContent;

/** Withdraws the person's proposal by its id, or the work it was chosen for. */
export function useWithdrawProposal(issueId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(withdrawProposal, { params: { id } }),
    onSuccess: () => {
      showToast({ title: words.done });
      return Promise.all(
        [queryKeys.issue(issueId), queryKeys.proposals(issueId), queryKeys.issues()].map(
          (queryKey) => queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) =>
      showToast({ title: words.failed, description: messageOf(error), variant: 'destructive' }),
  });
}
