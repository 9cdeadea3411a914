import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#web/components/toast/toastStore.ts';
import { ApiError, messageOf } from '#web/data/server/callErrors.ts';
import { queryKeys, staleKeysOf } from '#web/data/queries/queryKeys.ts';
import { useAttemptKey } from '#web/data/server/useAttemptKey.ts';

type DecisionWords = { done: string; doneText?: string; failed: string };

type Decision<Input> = {
  /** The issue that it changes; null: none, as with accounts. */
  issueId: string | null;
  /** Sends it; the key makes a second try of the same thing one and the same. */
  send: (input: Input, idempotencyKey: string) => Promise<unknown>;
  words: DecisionWords;
};

/**
 * One act in a case, such as a ballot: sent once however often it is tried, told by a toast, and
 * everything that it changes is read again. A refusal that names a field is left to the form.
 */
export function useDecision<Input>({ issueId, send, words }: Decision<Input>) {
  const queryClient = useQueryClient();
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: (input: Input) => send(input, attempt.keyFor(JSON.stringify(input ?? null))),
    onSuccess: () => {
      attempt.settle();
      showToast({ title: words.done, description: words.doneText });
      const keys = [queryKeys.juryDuties(), queryKeys.desk(), ...keysOf(issueId)];
      return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      attempt.settle(error);
      if (error instanceof ApiError && error.fieldErrors.length > 0) return;
      showToast({ title: words.failed, description: messageOf(error), variant: 'destructive' });
    },
  });
}

function keysOf(id: string | null): (readonly unknown[])[] {
  if (id === null) return [];
  const ofIssue = staleKeysOf({ topic: 'issue', id }) ?? [];
  return [...ofIssue, queryKeys.pledges(id), queryKeys.moneyTrail(id)];
}
