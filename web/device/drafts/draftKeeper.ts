import type { Draft } from '#sw/outbox/database.ts';
import { deleteDraft, saveDraft, type EndedDraft } from '#sw/outbox/drafts.ts';
import { registerBusyGuard } from '#web/device/outbox/busyGuards.ts';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';
import { dropWordsAside, putWordsAside } from './wordsAside.ts';

const SETTLE_MS = 400;
/** Longest delay while typing never pauses; including the write itself at most a second. */
const LONGEST_MS = 800;

/** Delay after a failed write. */
const AGAIN_MS = 5_000;

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
  /**
   * Like `flush`, for a page that may be killed: synchronous. Returns whether everything is safe: texts
   * are, unless local storage is full; new photos are not.
   */
  leave: () => boolean;
  /** Whether a change is not on disk yet. */
  isUnstored: () => boolean;
  /** Stores pending changes and then nothing more, so that sent text does not come back as a draft. */
  hold: () => Promise<void>;
  /** Resumes storing: the text was not sent and stays in the form. */
  release: () => void;
  /** Takes over a stored draft that the form shows: it is removed together with what is written here. */
  adopt: (draft: Draft) => void;
  /** For the transaction that puts something else in the draft's place. */
  ended: EndedDraft;
  /** The form as a draft, for the transaction that takes a refused row out of the outbox. */
  returned: () => Draft | null;
  /** Resolves when nothing is being written. */
  settled: () => Promise<void>;
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
  const own = new OwnDraft(place);
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    try {
      const state = await own.store(read());
      if (writingCount === 1) dropWordsAside(place.key);
      // Changed during the write: 'saved' would be wrong.
      if (!isDirty) onState(state);
    } catch {
      onState('failed');
      tryAgain();
    }
    writingCount -= 1;
  };
  /** Retries later, when there may be room: until then the typed text is only in the form. */
  const tryAgain = () => {
    if (isOver || isDiscarded) return;
    if (!isDirty) dirtySince = performance.now();
    isDirty = true;
    clearTimeout(timer);
    timer = setTimeout(flush, AGAIN_MS);
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
    // A draft being removed must not come back this way.
    const isSent = isHeld && writingCount === 0;
    const isAtRisk = isUnstored() && !isDiscarded && !isSent;
    const isSafe = !isAtRisk || own.putAside(read());
    flush();
    return isSafe;
  };
  const clear = async () => {
    clearTimeout(timer);
    isDirty = false;
    isHeld = false;
    isDiscarded = true;
    dropWordsAside(place.key);
    await writing;
    await own.remove().catch(() => undefined);
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
    adopt: own.adopt,
    ended: own.ended,
    returned: () => own.next(read()),
    settled: async () => await writing,
    clear,
    end: async () => {
      isOver = true;
      await clear();
    },
  };
}

/**
 * Knows which drafts this form has stored or taken over: another tab's text under the
 * same key is not its own.
 */
class OwnDraft {
  readonly #place: DraftPlace;
  readonly #written = new Set<number>();
  #latest = 0;
  #stored: ReadonlySet<ArrayBuffer> = new Set();
  readonly ended: EndedDraft;

  constructor(place: DraftPlace) {
    this.#place = place;
    this.ended = { key: place.key, isOwn: ({ updatedAt }) => this.#written.has(updatedAt) };
  }

  readonly adopt = ({ updatedAt, value }: Draft): void => {
    this.#latest = updatedAt;
    this.#written.add(updatedAt);
    this.#stored = new Set(buffersIn(value));
  };

  async store(value: object | null): Promise<DraftState> {
    if (value === null) {
      await this.remove();
      return 'empty';
    }
    await saveDraft(outboxDatabase, this.#draft(value));
    this.#stored = new Set(buffersIn(value));
    return 'saved';
  }

  next(value: object | null): Draft | null {
    return value && this.#draft(value);
  }

  remove(): Promise<void> {
    return deleteDraft(outboxDatabase, this.#place.key, this.ended.isOwn);
  }

  /** Returns whether everything in the value is now safe. */
  putAside(value: object | null): boolean {
    if (value === null) {
      dropWordsAside(this.#place.key);
      return true;
    }
    const isKept = putWordsAside(this.#draft(value));
    return isKept && buffersIn(value).every((bytes) => this.#stored.has(bytes));
  }

  #draft(value: object): Draft<object> {
    // Later than what it replaces, even if the device's clock was set back.
    const updatedAt = Math.max(Date.now(), this.#latest + 1);
    this.#latest = updatedAt;
    this.#written.add(updatedAt);
    return { ...this.#place, value, updatedAt };
  }
}

function buffersIn(part: unknown): ArrayBuffer[] {
  if (part instanceof ArrayBuffer) return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap(buffersIn);
}

/**
 * Stores the draft when the page may be killed without notice, asks before leaving with unstored changes,
 * and defers updates meanwhile. Returns a stop function, which stores the rest.
 */
export function guardDraft(keeper: DraftKeeper): () => void {
  const onHide = () => document.visibilityState === 'hidden' && keeper.leave();
  const onLeaving = (event: Event) => !keeper.leave() && event.preventDefault();
  const letUpdatesIn = registerBusyGuard(keeper.isUnstored);
  addEventListener('beforeunload', onLeaving);
  document.addEventListener('visibilitychange', onHide);
  addEventListener('pagehide', keeper.leave);
  return () => {
    letUpdatesIn();
    document.removeEventListener('visibilitychange', onHide);
    removeEventListener('pagehide', keeper.leave);
    removeEventListener('beforeunload', onLeaving);
    keeper.leave();
  };
}
