import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '#sw/outbox/database.ts';
import type { EndedDraft } from '#sw/outbox/drafts.ts';
import { registerBusyGuard } from '#web/device/outbox/busyGuards.ts';
import type { DraftState } from './draftKeeper.ts';
import { keepForm, type FormAccess, type FormPlace, type KeptForm } from './keepForm.ts';

export type FormDraft = {
  state: DraftState;
  /** Call at each change. */
  touch: () => void;
  /** Stores pending changes at once. */
  flush: () => void;
  /** Drafts that end when the form is sent, in the same transaction. */
  ended: () => readonly EndedDraft[];
  /** The draft that a refusal gives back, stored in the transaction that takes the row out of the outbox. */
  returned: () => Draft | null;
  /** Call around sending: nothing is stored meanwhile. */
  hold: () => Promise<void>;
  release: () => void;
  /** The text was sent, or is no longer wanted. */
  clear: () => Promise<void>;
};

/**
 * Keeps the text of a form and restores it on reopening, in one living tab at a time. Without `place`
 * nothing is kept.
 */
export function useFormDraft<T extends object>(
  place: FormPlace | null,
  access: FormAccess<T>,
): FormDraft {
  const { kind = '', userId = '', issueId = '' } = place ?? {};
  const [state, setState] = useState<DraftState>('empty');
  const kept = useRef<KeptForm | null>(null);
  const form = useRef(access);
  useEffect(() => {
    form.current = access;
  });

  useEffect(() => {
    if (kind === '') return undefined;
    const read = () => form.current.read();
    const restore = (value: T) => form.current.restore(value);
    const own = keepForm<T>({ kind, userId, issueId }, { read, restore }, setState);
    kept.current = own;
    const letUpdatesIn = registerBusyGuard(() => read() !== null);
    return () => {
      kept.current = null;
      letUpdatesIn();
      own.close();
    };
  }, [kind, userId, issueId]);

  const keeper = useCallback(() => kept.current?.keeper(), []);
  return {
    state,
    ended: useCallback(() => [keeper()?.ended].filter((one) => one !== undefined), [keeper]),
    returned: useCallback(() => keeper()?.returned() ?? null, [keeper]),
    hold: useCallback(async () => await keeper()?.hold(), [keeper]),
    release: useCallback(() => keeper()?.release(), [keeper]),
    touch: useCallback(() => keeper()?.touch(), [keeper]),
    flush: useCallback(() => keeper()?.flush(), [keeper]),
    clear: useCallback(async () => await keeper()?.clear(), [keeper]),
  };
}
