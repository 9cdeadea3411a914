import { useState } from 'react';
import { createPledge, type CreatedPledge } from '#schema/case/pledge.ts';
import { call } from '#web/net/call.ts';
import { connectivity } from '#web/net/connectivity.ts';
import { useAction } from '#web/net/useAction.ts';
import { isDecided } from '#web/net/useAttemptKey.ts';
import { pledgesContent } from './content.ts';
import { readKeptPledge, writeKeptPledge, type KeptPledge } from './keptPledge.ts';

const { toast } = pledgesContent;

type Issue = { id: string };

/**
 * Makes a pledge: `prepare` an amount, then `confirm`. Offline, or without an answer, it is kept on
 * the device under its key until confirmed or discarded.
 */
export function usePledge(issue: Issue, userId: string, onMade: () => void) {
  const [kept, setKept] = useState<KeptPledge | null>(() => readKeptPledge(userId, issue.id));
  const [receipt, setReceipt] = useState<CreatedPledge | null>(null);
  const [prepared, setPrepared] = useState<KeptPledge | null>(null);
  const keep = (pledge: KeptPledge | null) => {
    writeKeptPledge(userId, issue.id, pledge);
    setKept(pledge);
  };

  const action = useAction({
    send: async (pledge: KeptPledge) => {
      const { amount, key } = pledge;
      keep({ ...pledge, isUntried: false });
      try {
        const body = { amount, issueId: issue.id };
        const made = await call(createPledge, { body, idempotencyKey: key });
        keep(null);
        return made;
      } catch (error) {
        if (isDecided(error)) keep(null);
        throw error;
      }
    },
    words: { failed: toast.failed },
    // With a checkout nothing is pledged yet.
    outcomeWords: ({ checkoutUrl }) =>
      checkoutUrl === undefined ? { done: toast.submitted, doneText: toast.submittedText } : null,
    changes: [{ topic: 'pledges', id: issue.id }],
    onDone: (pledge) => {
      onMade();
      if (pledge.checkoutUrl === undefined) setReceipt(pledge);
      else globalThis.location.assign(pledge.checkoutUrl);
    },
    onSettled: () => setPrepared(null),
  });

  return {
    /** Since the form was opened. */
    made: receipt,
    kept,
    prepared,
    isPending: action.isPending,
    prepare(amount: string): void {
      const pledge = { amount, key: crypto.randomUUID(), isUntried: true };
      if (connectivity.isOnline()) setPrepared(pledge);
      else keep(pledge);
    },
    resume: () => setPrepared(kept),
    cancel: () => setPrepared(null),
    discard: () => keep(null),
    confirm: () => prepared && action.mutate(prepared),
  };
}
