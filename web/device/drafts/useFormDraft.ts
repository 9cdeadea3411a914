import { useCallback, useEffect, useRef, useState } from 'react';
import { formKey } from '#sw/outbox/draftKeys.ts';
import { readDraft } from '#sw/outbox/drafts.ts';
import { registerBusyGuard } from '#web/device/outbox/busyGuards.ts';
import { createDraftKeeper, guardDraft, type DraftKeeper, type DraftState } from './draftKeeper.ts';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';
import { takeUpWords } from './wordsAside.ts';

type FormAccess<T> = {
  /** Null when nothing is worth keeping. */
  read: () => T | null;
  /** Photos are missing if the page had no time to store them. */
  restore: (value: T) => void;
};

export type FormDraft = {
  state: DraftState;
  /** Call at each change. */
  touch: () => void;
  /** Under which it is kept; none without a place. */
  keys: readonly string[];
  /** Around the sending: nothing is stored meanwhile. */
  hold: () => Promise<void>;
  release: () => void;
  /** The text was sent, or is not wanted any more. */
  clear: () => Promise<void>;
};

/**
 * Keeps the text of a form below an issue and restores it on reopening. Text typed before the
 * stored one was read is not overwritten. Without `place` nothing is kept.
 */
export function useFormDraft<T extends object>(
  place: { kind: string; userId: string; issueId: string } | null,
  access: FormAccess<T>,
): FormDraft {
  const { kind = '', userId = '', issueId = '' } = place ?? {};
  const [state, setState] = useState<DraftState>('empty');
  const keeper = useRef<DraftKeeper | null>(null);
  const form = useRef(access);
  const key = formKey(kind, userId, issueId);
  useEffect(() => {
    form.current = access;
  });

  useEffect(() => {
    if (kind === '') return undefined;
    const own = createDraftKeeper({ key, userId, kind }, () => form.current.read(), setState);
    keeper.current = own;
    let isGone = false;
    const restore = async () => {
      await takeUpWords(outboxDatabase);
      const draft = await readDraft(outboxDatabase, key, userId);
      if (!draft || isGone || form.current.read() !== null) return;
      // guard: draft-of-a-message-is-restored
      form.current.restore(draft.value as T);
      setState('saved');
    };
    // Without storage the form still works.
    restore().catch(() => undefined);
    const letUpdatesIn = registerBusyGuard(() => form.current.read() !== null);
    const unguard = guardDraft(own);
    return () => {
      isGone = true;
      letUpdatesIn();
      unguard();
    };
  }, [key, kind, userId]);

  return {
    state,
    keys: kind === '' ? [] : [key],
    hold: useCallback(async () => await keeper.current?.hold(), []),
    release: useCallback(() => keeper.current?.release(), []),
    touch: useCallback(() => keeper.current?.touch(), []),
    clear: useCallback(async () => await keeper.current?.clear(), []),
  };
}
