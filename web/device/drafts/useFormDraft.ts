import { useCallback, useEffect, useRef, useState } from 'react';
import { formKey } from '#sw/outbox/draftKeys.ts';
import { readDraft } from '#sw/outbox/drafts.ts';
import { registerBusyGuard } from '#web/device/outbox/busyGuards.ts';
import { createDraftKeeper, guardDraft, type DraftKeeper, type DraftState } from './draftKeeper.ts';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';
import { takeUpWords } from './wordsAside.ts';

type FormAccess<T> = {
  /** What stands in the form; null when nothing does that a person would miss. */
  read: () => T | null;
  /** Puts back what was kept. What holds photos is missing where the page had no time for them. */
  restore: (value: T) => void;
};

export type FormDraft = {
  state: DraftState;
  /** To be called at each change. */
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
 * Keeps what is typed into a form below an issue, and puts it back when the form opens again. What
 * somebody types before the stored text has been read is not overwritten. Without a place nothing is kept.
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
    // A device that stores nothing still lets people write.
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
