import { useState } from 'react';
import { useFormDraft } from '#web/device/drafts/useFormDraft.ts';
import { EMPTY_DRAFT, isWorthKeeping, type ProofDraft } from './proofDraft.ts';

/** The proof as it stands in the form; every change is on the device within a second. */
export function useProofForm(place: { userId: string; issueId: string }, initial: ProofDraft) {
  const [draft, setDraft] = useState(initial);
  const { state, touch, clear } = useFormDraft<ProofDraft>(
    { ...place, kind: 'proof' },
    {
      read: () => (isWorthKeeping(draft) ? draft : null),
      restore: (kept) => setDraft({ ...EMPTY_DRAFT, ...kept }),
    },
  );
  return {
    draft,
    state,
    set: (change: Partial<ProofDraft>) => {
      setDraft((current) => ({ ...current, ...change }));
      touch();
    },
    discard: async () => {
      setDraft(EMPTY_DRAFT);
      await clear();
    },
    /** It is in the outbox. */
    end: clear,
  };
}
