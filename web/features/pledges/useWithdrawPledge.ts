import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withdrawPledge } from '#schema/money/pledge.ts';
import { showToast } from '#web/components/toast/toastStore.ts';
import { call } from '#web/data/server/call.ts';
import { messageOf } from '#web/data/server/callErrors.ts';
import { staleKeysOf } from '#web/data/queries/queryKeys.ts';
import { pledgesContent } from './content.ts';

/** Withdraws the person's pledge by its id, and refetches what that changes. */
export function useWithdrawPledge(issueId: string) {
  const queryClient = useQueryClient();
  const { withdraw } = pledgesContent;
  return useMutation({
    mutationFn: (id: string) => call(withdrawPledge, { params: { id } }),
    onSuccess: () => {
      showToast({ title: withdraw.done, description: withdraw.doneText });
      const keys = staleKeysOf({ topic: 'pledges', id: issueId }) ?? [];
      return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onError: (error) =>
      showToast({ title: withdraw.failed, description: messageOf(error), variant: 'destructive' }),
  });
}
