import { useCallback, useEffect, useRef, useState } from 'react';
import { formKey } from '#sw/outbox/draftKeys.ts';
import type { EndedDraft } from '#sw/outbox/drafts.ts';
import { registerBusyGuard } from '#web/device/outbox/busyGuards.ts';
import { createDraftKeeper, guardDraft, type DraftKeeper, type DraftState } from './draftKeeper.ts';
import { openDraft } from './openDraft.ts';

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
  /** Stores pending changes at once. */
  flush: () => void;
  /** What ends with the sending, in the same transaction. */
  ended: () => readonly EndedDraft[];
  /** Around the sending: nothing is stored meanwhile. */
  hold: () => Promise<void>;
  release: () => void;
  /** The text was sent, or is not wanted any more. */
  clear: () => Promise<void>;
};

/**
 * Keeps the text of a form and restores it on reopening, in one living tab at a time. Text typed
 * before the stored one was read is not overwritten. Without `place` nothing is kept.
 */
export function useFormDraft<T extends object>(
  place: { kind: string; userId: string; issueId: string } | null,
  access: FormAccess<T>,
): FormDraft {
  const { kind = '', userId = '', issueId = '' } = place ?? {};
  const [state, setState] = useState<DraftState>('empty');
  const keeper = useRef<DraftKeeper | null>(null);
  const form = useRef(access);
  const isTouched = useRef(false);
  const key = formKey(kind, userId, issueId);
  useEffect(() => {
    form.current = access;
  });

  useEffect(() => {
    if (kind === '') return undefined;
    let isGone = false;
    let close = () => {};
    const open = async () => {
      const opened = await openDraft(key, userId);
      const own = createDraftKeeper(
        { key: opened.key, userId, kind },
        () => form.current.read(),
        setState,
      );
      const unguard = guardDraft(own);
      close = () => {
        unguard();
        void own.settled().then(opened.close);
      };
      const { draft } = opened;
      if (draft) own.adopt(draft);
      if (isTouched.current) own.touch();
      if (isGone) return close();
      keeper.current = own;
      if (!draft) return undefined;
      if (form.current.read() !== null) return undefined;
      // guard: draft-of-a-message-is-restored
      form.current.restore(draft.value as T);
      return setState('saved');
    };
    void open();
    const letUpdatesIn = registerBusyGuard(() => form.current.read() !== null);
    return () => {
      isGone = true;
      keeper.current = null;
      letUpdatesIn();
      close();
    };
  }, [key, kind, userId]);

  return {
    state,
    ended: useCallback(() => (keeper.current ? [keeper.current.ended] : []), []),
    hold: useCallback(async () => await keeper.current?.hold(), []),
    release: useCallback(() => keeper.current?.release(), []),
    touch: useCallback(() => {
      isTouched.current = true;
      keeper.current?.touch();
    }, []),
    flush: useCallback(() => keeper.current?.flush(), []),
    clear: useCallback(async () => await keeper.current?.clear(), []),
  };
}
