import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withdrawProposal } from '#schema/proposal.ts';
import { showToast } from '#web/components/toast/toastStore.ts';
import { call } from '#web/data/call.ts';
import { messageOf } from '#web/data/callErrors.ts';
import { queryKeys } from '#web/data/queryKeys.ts';
import { nextContent } from './nextContent.ts';

/** Takes the work on an issue back, by the id of its proposal. */
export function useWithdrawProposal(issueId: string) {
  const queryClient = useQueryClient();
  const { withdraw } = nextContent;
  return useMutation({
    mutationFn: (id: string) => call(withdrawProposal, { params: { id } }),
    onSuccess: () => {
      showToast({ title: withdraw.done });
      return Promise.all(
        [queryKeys.issue(issueId), queryKeys.proposals(issueId), queryKeys.issues()].map(
          (queryKey) => queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) =>
      showToast({ title: withdraw.failed, description: messageOf(error), variant: 'destructive' }),
  });
}
