import { useEffect, useState } from 'react';
import { createPledge, type CreatedPledge } from '#schema/case/pledge.ts';
import { call } from '#web/net/call.ts';
import { ApiError } from '#web/net/callErrors.ts';
import { connectivity } from '#web/net/connectivity.ts';
import { useAction } from '#web/net/useAction.ts';
import { isDecided } from '#web/net/useAttemptKey.ts';
import { pledgesContent } from './content.ts';
import type { FieldsDraft } from '#web/device/drafts/useFieldsDraft.ts';
import { forgetPledge, keepPledge, readKeptPledge, type KeptPledge } from './keptPledge.ts';

const { toast } = pledgesContent;

type Issue = { id: string };

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/**
 * Makes a pledge: `prepare` an amount, then `confirm`. Offline, or without an answer, it is kept on
 * the device under its key until confirmed or discarded, in place of the form's draft.
 */
export function usePledge({ id: issueId }: Issue, userId: string, draft: FieldsDraft) {
  const [kept, setKept] = useState<KeptPledge | null>(null);
  const [receipt, setReceipt] = useState<CreatedPledge | null>(null);
  const [prepared, setPrepared] = useState<KeptPledge | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const show = (found: KeptPledge | null) =>
      gone.signal.aborted || setKept((now) => now ?? found);
    void readKeptPledge({ userId, issueId }, gone.signal).then(show);
    return () => gone.abort();
  }, [userId, issueId]);
  const keep = async (pledge: KeptPledge) => {
    await draft.hold();
    await keepPledge({ userId, issueId }, pledge, draft.ended());
    setKept(pledge);
  };
  const forget = async () => {
    setKept(null);
    await forgetPledge({ userId, issueId });
  };

  const action = useAction({
    send: async (pledge: KeptPledge) => {
      const { amount, key } = pledge;
      await keep({ ...pledge, isUntried: false });
      try {
        const body = { amount, issueId };
        const made = await call(createPledge, { body, idempotencyKey: key });
        await forget();
        return made;
      } catch (error) {
        draft.release();
        // The amount is only in the form again.
        if (isDecided(error)) {
          draft.touch();
          await forget();
        }
        // Refused before it was processed: whether something was pledged is as certain as before.
        if (isSignedOut(error)) await keep(pledge);
        throw error;
      }
    },
    words: { failed: toast.failed },
    // With a checkout nothing is pledged yet.
    outcomeWords: ({ checkoutUrl }) =>
      checkoutUrl === undefined ? { done: toast.submitted, doneText: toast.submittedText } : null,
    changes: [{ topic: 'pledges', id: issueId }],
    onDone: (pledge) => {
      void draft.discard();
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
      const isSame = kept !== null && kept.amount === amount;
      const pledge = isSame ? kept : { amount, key: crypto.randomUUID(), isUntried: true };
      if (connectivity.isOnline()) setPrepared(pledge);
      else void keep(pledge).then(draft.discard);
    },
    resume: () => setPrepared(kept),
    cancel: () => setPrepared(null),
    discard: () => void forget(),
    confirm: () => prepared && action.mutate(prepared),
  };
}
