import { useEffect, useState } from 'react';
import { waitForDraft } from '#web/device/drafts/draftLocks.ts';

/** Whether this tab has the draft; `takeOver` takes it from another one. */
export function useDraftClaim(key: string) {
  const [state, setState] = useState<'waiting' | 'held' | 'elsewhere'>('waiting');
  const [takeOvers, setTakeOvers] = useState(0);
  useEffect(
    () =>
      waitForDraft(key, {
        onHeld: () => setState('held'),
        onElsewhere: () => setState('elsewhere'),
        isTakenOver: takeOvers > 0,
      }),
    [key, takeOvers],
  );
  return { state, takeOver: () => setTakeOvers((times) => times + 1) };
}
