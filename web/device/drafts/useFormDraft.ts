import { useCallback, useEffect, useRef, useState } from 'react';
import { formKey } from '#sw/outbox/draftKeys.ts';
import type { Draft } from '#sw/outbox/database.ts';
import type { EndedDraft } from '#sw/outbox/drafts.ts';
import { registerBusyGuard } from '#web/device/outbox/busyGuards.ts';
import { createDraftKeeper, guardDraft, type DraftKeeper, type DraftState } from './draftKeeper.ts';
import { claimDraft, letGoAfter } from './draftLocks.ts';
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
  /** What a refusal gives back, to be stored in the transaction that takes it from the outbox. */
  returned: () => Draft | null;
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
  const key = formKey(kind, userId, issueId);
  useEffect(() => {
    form.current = access;
  });

  useEffect(() => {
    if (kind === '') return undefined;
    const keep = (at: string, close: () => void) => {
      const own = createDraftKeeper({ key: at, userId, kind }, () => form.current.read(), setState);
      const unguard = guardDraft(own);
      keeper.current = own;
      return () => {
        unguard();
        void letGoAfter(at, own.settled(), close);
      };
    };
    // What is typed before the stored draft is read has a key of its own: it is kept at once, and
    // replaces nothing.
    const early = `${key} ${Date.now()}`;
    const claimed = claimDraft(early);
    let close = keep(early, () => void claimed.then((release) => release?.()));
    const gone = new AbortController();
    const open = async () => {
      const opened = await openDraft(key, userId, gone.signal);
      if (gone.signal.aborted || form.current.read() !== null) return opened.close();
      close();
      close = keep(opened.key, opened.close);
      const { draft } = opened;
      if (!draft) return undefined;
      keeper.current?.adopt(draft);
      // guard: draft-of-a-message-is-restored
      form.current.restore(draft.value as T);
      return setState('saved');
    };
    void open();
    const letUpdatesIn = registerBusyGuard(() => form.current.read() !== null);
    return () => {
      gone.abort();
      keeper.current = null;
      letUpdatesIn();
      close();
    };
  }, [key, kind, userId]);

  return {
    state,
    ended: useCallback(() => (keeper.current ? [keeper.current.ended] : []), []),
    returned: useCallback(() => keeper.current?.returned() ?? null, []),
    hold: useCallback(async () => await keeper.current?.hold(), []),
    release: useCallback(() => keeper.current?.release(), []),
    touch: useCallback(() => keeper.current?.touch(), []),
    flush: useCallback(() => keeper.current?.flush(), []),
    clear: useCallback(async () => await keeper.current?.clear(), []),
  };
}
