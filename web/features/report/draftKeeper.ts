import { deleteDraft, saveDraft } from '#sw/outbox/drafts.ts';
import { outboxDatabase } from '#web/data/outboxStore.ts';
import { isWorthKeeping, type ReportDraft, type ReportValues } from './reportValues.ts';

const SETTLE_MS = 400;

export type DraftState = 'empty' | 'saving' | 'saved' | 'failed';

/** What of a draft stands beside the fields. */
export type DraftExtras = Omit<ReportDraft, 'values'>;

export type DraftKeeper = {
  /** A field changed: stored within half a second. */
  touch: () => void;
  /** Tells what stands beside the fields; the first time it is what the form opened with. */
  setExtras: (extras: DraftExtras) => void;
  /** Stores at once what is not stored yet. */
  flush: () => void;
  /** Removes the draft for good; later touches store nothing. */
  end: () => Promise<void>;
};

/**
 * Keeps a form's draft on the device. `read` gives the fields; `onState` hears how it stands. Writes follow each other, so an older one never overtakes a newer one.
 */
export function createDraftKeeper(
  place: { key: string; userId: string },
  read: () => ReportValues,
  onState: (state: DraftState) => void,
): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let isOver = false;
  let writing: Promise<void> = Promise.resolve();

  let extras: DraftExtras | null = null;

  const write = async () => {
    if (!extras) return;
    const value = { values: read(), ...extras };
    try {
      if (isWorthKeeping(value)) {
        const { key, userId } = place;
        await saveDraft(outboxDatabase, {
          key,
          userId,
          kind: 'report',
          value,
          updatedAt: Date.now(),
        });
        onState('saved');
      } else {
        await deleteDraft(outboxDatabase, place.key);
        onState('empty');
      }
    } catch {
      onState('failed');
    }
  };
  const flush = () => {
    clearTimeout(timer);
    if (!isDirty || isOver) return;
    isDirty = false;
    writing = writing.then(write);
  };
  const touch = () => {
    if (isOver) return;
    isDirty = true;
    onState('saving');
    clearTimeout(timer);
    timer = setTimeout(flush, SETTLE_MS);
  };
  return {
    touch,
    setExtras: (next) => {
      const isNew = extras !== null;
      extras = next;
      if (isNew) touch();
    },
    flush,
    end: async () => {
      isOver = true;
      clearTimeout(timer);
      await writing;
      await deleteDraft(outboxDatabase, place.key).catch(() => undefined);
    },
  };
}
