import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPledge } from '#schema/money/pledge.ts';
import { showToast } from '#web/components/toast/toastStore.ts';
import { call } from '#web/data/server/call.ts';
import { messageOf } from '#web/data/server/callErrors.ts';
import { connectivity } from '#web/data/server/connectivity.ts';
import { queryKeys } from '#web/data/queries/queryKeys.ts';
import { isDecided } from '#web/data/server/useAttemptKey.ts';
import { pledgesContent } from './content.ts';
import { readKeptPledge, writeKeptPledge, type KeptPledge } from './keptPledge.ts';

type Issue = { id: string };

/**
 * Making a pledge: `prepare` an amount, then `confirm`. Without network, or without an answer, the
 * pledge is kept on the device under its key until the person confirms or discards it.
 */
export function usePledge(issue: Issue, userId: string) {
  const queryClient = useQueryClient();
  const [kept, setKept] = useState<KeptPledge | null>(() => readKeptPledge(userId, issue.id));
  const [prepared, setPrepared] = useState<KeptPledge | null>(null);
  const keep = (pledge: KeptPledge | null) => {
    writeKeptPledge(userId, issue.id, pledge);
    setKept(pledge);
  };

  const mutation = useMutation({
    mutationFn: ({ amount, key }: KeptPledge) =>
      call(createPledge, { body: { amount, issueId: issue.id }, idempotencyKey: key }),
    onMutate: (pledge) => keep({ ...pledge, isUntried: false }),
    onSuccess: ({ checkoutUrl }) => {
      keep(null);
      if (checkoutUrl !== undefined) {
        // Nothing is pledged before it is paid there.
        globalThis.location.assign(checkoutUrl);
        return;
      }
      showToast({
        title: pledgesContent.toast.submitted,
        description: pledgesContent.toast.submittedText,
      });
      for (const queryKey of touchedBy(issue.id)) void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isDecided(error)) keep(null);
      showToast({
        title: pledgesContent.toast.failed,
        description: messageOf(error),
        variant: 'destructive',
      });
    },
    onSettled: () => setPrepared(null),
  });

  return {
    kept,
    prepared,
    isPending: mutation.isPending,
    prepare(amount: string): void {
      const pledge = { amount, key: crypto.randomUUID(), isUntried: true };
      if (connectivity.isOnline()) setPrepared(pledge);
      else keep(pledge);
    },
    resume: () => setPrepared(kept),
    cancel: () => setPrepared(null),
    discard: () => keep(null),
    confirm: (onMade: () => void) => prepared && mutation.mutate(prepared, { onSuccess: onMade }),
  };
}

const touchedBy = (issueId: string) => [
  queryKeys.pledges(issueId),
  queryKeys.proposals(issueId),
  queryKeys.votes(issueId),
  queryKeys.messages(issueId),
  queryKeys.issue(issueId),
  queryKeys.issues(),
  queryKeys.map(),
  queryKeys.impactStats(),
];
