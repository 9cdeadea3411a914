import { deleteDraft, saveDraft } from '#sw/outbox/drafts.ts';
import { registerBusyGuard } from '#web/device/outbox/busyGuards.ts';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';
import { dropWordsAside, putWordsAside } from './wordsAside.ts';

const SETTLE_MS = 400;
/** While typing never pauses. With the write itself at most a second. */
const LONGEST_MS = 800;

/** Sending does not wait longer for a database that hangs. */
const HOLD_MAX_MS = 1_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type DraftState = 'empty' | 'saving' | 'saved' | 'failed';

export type DraftPlace = { key: string; userId: string; kind: string };

export type DraftKeeper = {
  /** After a change: stored half a second after the last one, at most a second after the first. */
  touch: () => void;
  /** Stores pending changes at once. */
  flush: () => void;
  /** As `flush`, for a page that may be killed: synchronous, texts are safe when it returns. */
  leave: () => void;
  /** Whether a change is not on disk yet. */
  isUnstored: () => boolean;
  /** Stores what is not stored yet and then nothing more, so that what is sent does not come back as a draft. */
  hold: () => Promise<void>;
  /** Goes on storing: what was to be sent has stayed in the form. */
  release: () => void;
  /** Removes the draft; what is written afterwards is a new one. */
  clear: () => Promise<void>;
  /** Removes the draft; later changes are not stored. */
  end: () => Promise<void>;
};

/**
 * Keeps a form's draft on the device. `read` returns what to keep, null for nothing worth keeping;
 * `onState` gets each state. Writes are sequential, so that an older one never overtakes a newer.
 */
export function createDraftKeeper(
  place: DraftPlace,
  read: () => object | null,
  onState: (state: DraftState) => void,
): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let dirtySince = 0;
  let isOver = false;
  let isDiscarded = false;
  let isHeld = false;
  let writingCount = 0;
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    try {
      const state = await store(place, read());
      if (writingCount === 1) dropWordsAside(place.key);
      // Changed during the write: 'saved' would be wrong.
      if (!isDirty) onState(state);
    } catch {
      onState('failed');
    }
    writingCount -= 1;
  };
  const flush = () => {
    clearTimeout(timer);
    if (!isDirty || isOver || isHeld) return;
    isDirty = false;
    writingCount += 1;
    writing = writing.then(write);
  };
  const isUnstored = () => isDirty || writingCount > 0;
  const leave = () => {
    // What is being removed must not come back by it.
    const isSent = isHeld && writingCount === 0;
    if (isUnstored() && !isDiscarded && !isSent) putAside(place, read());
    flush();
  };
  const clear = async () => {
    clearTimeout(timer);
    isDirty = false;
    isHeld = false;
    isDiscarded = true;
    dropWordsAside(place.key);
    await writing;
    await deleteDraft(outboxDatabase, place.key).catch(() => undefined);
    onState('empty');
  };
  return {
    touch: () => {
      if (isOver) return;
      isDiscarded = false;
      if (!isDirty) dirtySince = performance.now();
      isDirty = true;
      onState('saving');
      clearTimeout(timer);
      const waitMs = Math.min(SETTLE_MS, dirtySince + LONGEST_MS - performance.now());
      // guard: draft-is-kept-while-writing
      timer = setTimeout(flush, waitMs);
    },
    flush,
    leave,
    isUnstored,
    hold: async () => {
      flush();
      isHeld = true;
      await Promise.race([writing, sleep(HOLD_MAX_MS)]);
    },
    release: () => {
      isHeld = false;
      flush();
    },
    clear,
    end: async () => {
      isOver = true;
      await clear();
    },
  };
}

async function store(place: DraftPlace, value: object | null): Promise<DraftState> {
  if (value === null) {
    await deleteDraft(outboxDatabase, place.key);
    return 'empty';
  }
  await saveDraft(outboxDatabase, { ...place, value, updatedAt: Date.now() });
  return 'saved';
}

function putAside(place: DraftPlace, value: object | null): void {
  if (value === null) dropWordsAside(place.key);
  else putWordsAside({ ...place, value, updatedAt: Date.now() });
}

/**
 * Stores when the page may be killed without notice, and defers updates while anything is unstored.
 * Returns a stop function, which stores the rest.
 */
export function guardDraft(keeper: DraftKeeper): () => void {
  const onHide = () => document.visibilityState === 'hidden' && keeper.leave();
  const letUpdatesIn = registerBusyGuard(keeper.isUnstored);
  document.addEventListener('visibilitychange', onHide);
  addEventListener('pagehide', keeper.leave);
  return () => {
    letUpdatesIn();
    document.removeEventListener('visibilitychange', onHide);
    removeEventListener('pagehide', keeper.leave);
    keeper.leave();
  };
}
