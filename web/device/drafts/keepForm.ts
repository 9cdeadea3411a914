import { formKey } from '#sw/outbox/draftKeys.ts';
import { showToast, dismissToast } from '#web/store/toastStore.ts';
import { earlierDraftContent as content } from './content.ts';
import { createDraftKeeper, guardDraft, type DraftKeeper, type DraftState } from './draftKeeper.ts';
import { claimDraft, letGoAfter } from './draftLocks.ts';
import { openDraft, type OpenedDraft } from './openDraft.ts';
import { untilRead } from './untilRead.ts';

export type FormPlace = { kind: string; userId: string; issueId: string };

export type FormAccess<T> = {
  /** Null when nothing is worth keeping. */
  read: () => T | null;
  /** Photos are missing if the page had no time to store them. */
  restore: (value: T) => void;
};

export type KeptForm = {
  /** The keeper of what is in the form now. */
  keeper: () => DraftKeeper;
  close: () => void;
};

/**
 * Keeps a form's text and restores the earlier draft, however late the device answers. Text typed before
 * that is not overwritten: it gets a key of its own, and the earlier draft is offered.
 */
export function keepForm<T extends object>(
  { kind, userId, issueId }: FormPlace,
  form: FormAccess<T>,
  onState: (state: DraftState) => void,
): KeptForm {
  const key = formKey(kind, userId, issueId);
  const gone = new AbortController();
  const keep = (at: string, release: () => void) => {
    const keeper = createDraftKeeper({ key: at, userId, kind }, form.read, onState);
    const unguard = guardDraft(keeper);
    const close = () => {
      unguard();
      void letGoAfter(at, keeper.settled(), release);
    };
    return { keeper, close };
  };
  const early = `${key} ${Date.now()}`;
  const claimed = claimDraft(early);
  let current = keep(early, () => void claimed.then((release) => release?.()));

  /** Whether the form's content is on the device: only then may something else replace it. */
  const isStored = async () => {
    current.keeper.flush();
    await current.keeper.settled();
    return !current.keeper.isUnstored();
  };
  const show = ({ key: at, draft, close }: OpenedDraft) => {
    current.close();
    current = keep(at, close);
    if (!draft) return;
    current.keeper.adopt(draft);
    // guard: draft-of-a-message-is-restored
    form.restore(draft.value as T);
    onState('saved');
  };
  const offer = (opened: OpenedDraft) => {
    const onTaken = async () => {
      gone.signal.removeEventListener('abort', onGone);
      const mayShow = await isStored();
      if (gone.signal.aborted) opened.close();
      else if (mayShow) show(opened);
      else offer(opened);
    };
    const action = { label: content.show, onAction: () => void onTaken() };
    const { title, text: description } = content;
    const toast = showToast({ title, description, action, stays: true });
    const onGone = () => {
      dismissToast(toast);
      opened.close();
    };
    gone.signal.addEventListener('abort', onGone);
  };
  const open = async () => {
    const opened = await untilRead(() => openDraft(key, userId, gone.signal), gone.signal);
    if (!opened) return undefined;
    const isWhole = await isStored();
    if (gone.signal.aborted) return opened.close();
    if (isWhole && form.read() === null) return show(opened);
    return opened.draft ? offer(opened) : opened.close();
  };
  void open();
  return {
    keeper: () => current.keeper,
    close: () => {
      gone.abort();
      current.close();
    },
  };
}
