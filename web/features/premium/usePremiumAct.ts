import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#web/components/toast/toastStore.ts';
import { ApiError, messageOf } from '#web/data/server/callErrors.ts';
import { queryKeys } from '#web/data/queries/queryKeys.ts';
import { useAttemptKey } from '#web/data/server/useAttemptKey.ts';

type Act<Input> = {
  issueId: string;
  /** Sends it; the key makes a second try of the same thing one and the same. */
  send: (input: Input, idempotencyKey: string) => Promise<unknown>;
  words: { done: string; doneText: string; failed: string };
};

/** Ordering or delivering a report: its effect comes once, however often it is tried. */
export function usePremiumAct<Input>({ issueId, send, words }: Act<Input>) {
  const queryClient = useQueryClient();
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: (input: Input) => send(input, attempt.keyFor(JSON.stringify(input))),
    onSuccess: () => {
      attempt.settle();
      showToast({ title: words.done, description: words.doneText });
      const keys = [
        queryKeys.case(issueId),
        queryKeys.books(issueId),
        queryKeys.moneyTrail(issueId),
      ];
      return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      attempt.settle(error);
      if (error instanceof ApiError && error.fieldErrors.length > 0) return;
      showToast({ title: words.failed, description: messageOf(error), variant: 'destructive' });
    },
  });
}
