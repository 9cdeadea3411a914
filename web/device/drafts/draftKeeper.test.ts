import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '#tests/support/device/memoryStorage.ts';
import { createDraftKeeper } from './draftKeeper.ts';

const stored = vi.hoisted(() => ({
  saved: [] as unknown[],
  deleted: [] as string[],
  /** The draft stored under the key. */
  there: { updatedAt: 0 },
  /** The database waits for this before anything is on disk. */
  disk: Promise.resolve(),
}));
vi.mock('#sw/outbox/drafts.ts', () => ({
  saveDraft: async (_: unknown, draft: { value: unknown; updatedAt: number }) => {
    await stored.disk;
    stored.saved.push(draft.value);
    stored.there = draft;
  },
  deleteDraft: async (
    _: unknown,
    key: string,
    isOwn: (draft: { updatedAt: number }) => boolean,
  ) => {
    if (isOwn(stored.there)) stored.deleted.push(key);
  },
}));
vi.mock('#web/device/outbox/outboxStore.ts', () => ({ outboxDatabase: {} }));

const PLACE = { key: 'report:1', userId: 'ida', kind: 'report' };
const WITHIN_MS = 1_000;
/** Three letters a second, the speed of thumbs: never a pause as long as the keeper waits for. */
const BETWEEN_LETTERS_MS = 350;

const ASIDE = `trybe-draft:${PLACE.key}`;
const aside = () => JSON.parse(localStorage.getItem(ASIDE) ?? 'null') as object | null;

beforeEach(() => {
  vi.useFakeTimers();
  stored.saved = [];
  stored.deleted = [];
  stored.disk = Promise.resolve();
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is typed', () => {
  test('is on the device within a second after the last key, and said so only then', async () => {
    const states: string[] = [];
    let text = '';
    const keeper = createDraftKeeper(
      PLACE,
      () => ({ text }),
      (state) => states.push(state),
    );
    for (text of ['B', 'Be', 'Bench']) keeper.touch();
    expect(states).not.toContain('saved');
    expect(keeper.isUnstored()).toBe(true);
    await vi.advanceTimersByTimeAsync(WITHIN_MS);
    expect(stored.saved).toEqual([{ text: 'Bench' }]);
    expect(states.at(-1)).toBe('saved');
    expect(keeper.isUnstored()).toBe(false);
  });

  test('is on the device within a second also when nobody pauses for long', async () => {
    let text = '';
    const keeper = createDraftKeeper(
      PLACE,
      () => ({ text }),
      () => undefined,
    );
    const lettersOfASecond = Math.ceil(WITHIN_MS / BETWEEN_LETTERS_MS);
    for (let count = 1; count <= 40; count += 1) {
      text += 'x';
      keeper.touch();
      await vi.advanceTimersByTimeAsync(BETWEEN_LETTERS_MS);
      const { text: kept = '' } = (stored.saved.at(-1) ?? {}) as { text?: string };
      expect(count - kept.length).toBeLessThan(lettersOfASecond);
    }
    // One write for several letters: a draft may carry photos.
    expect(stored.saved.length).toBeLessThan(20);
  });

  test('is removed when nothing is left of it, and stays removed once the draft has ended', async () => {
    let text: string | null = 'Bench';
    const keeper = createDraftKeeper(
      PLACE,
      () => (text === null ? null : { text }),
      () => undefined,
    );
    keeper.touch();
    await vi.advanceTimersByTimeAsync(WITHIN_MS);
    text = null;
    keeper.touch();
    await vi.advanceTimersByTimeAsync(WITHIN_MS);
    expect(stored.deleted).toEqual([PLACE.key]);
    await keeper.end();
    text = 'Too late';
    keeper.touch();
    await vi.advanceTimersByTimeAsync(WITHIN_MS);
    expect(stored.saved).toEqual([{ text: 'Bench' }]);
  });
});

describe('what another tab has put in the place of the draft', () => {
  const keeperOf = (text: string) =>
    createDraftKeeper(
      PLACE,
      () => ({ text }),
      () => undefined,
    );

  test('stays when this one ends', async () => {
    const keeper = keeperOf('Bench');
    keeper.touch();
    await vi.advanceTimersByTimeAsync(WITHIN_MS);
    stored.there = { updatedAt: Date.now() + 1 };
    await keeper.end();
    expect(stored.deleted).toEqual([]);
  });

  test('goes when this form has shown it', async () => {
    const keeper = keeperOf('Bench');
    stored.there = { updatedAt: 7 };
    keeper.adopt({ ...PLACE, value: {}, updatedAt: 7 });
    await keeper.end();
    expect(stored.deleted).toEqual([PLACE.key]);
  });
});

describe('what is being sent', () => {
  test('is on the disk before, and not written again unless it could not be sent', async () => {
    let text = 'Bench';
    const keeper = createDraftKeeper(
      PLACE,
      () => ({ text }),
      () => undefined,
    );
    keeper.touch();
    await keeper.hold();
    expect(stored.saved).toEqual([{ text: 'Bench' }]);
    text = 'Bench, blue';
    keeper.touch();
    keeper.leave();
    await vi.advanceTimersByTimeAsync(WITHIN_MS);
    expect(stored.saved).toHaveLength(1);
    expect(aside()).toBeNull();
    keeper.release();
    await vi.advanceTimersByTimeAsync(WITHIN_MS);
    expect(stored.saved.at(-1)).toEqual({ text: 'Bench, blue' });
  });
});

test('sending waits a second at most for a database that hangs', async () => {
  stored.disk = new Promise(() => {});
  const keeper = createDraftKeeper(
    PLACE,
    () => ({ text: 'Bench' }),
    () => undefined,
  );
  keeper.touch();
  let isHeld = false;
  void keeper.hold().then(() => (isHeld = true));
  await vi.advanceTimersByTimeAsync(900);
  expect(isHeld).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isHeld).toBe(true);
});
