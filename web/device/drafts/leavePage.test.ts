import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '#tests/support/device/memoryStorage.ts';
import { createDraftKeeper } from './draftKeeper.ts';

const stored = vi.hoisted(() => ({
  saved: [] as unknown[],
  /** The database waits for this before anything is on disk. */
  disk: Promise.resolve(),
}));
vi.mock('#sw/outbox/drafts.ts', () => ({
  saveDraft: async (_: unknown, draft: { value: unknown }) => {
    await stored.disk;
    stored.saved.push(draft.value);
  },
  deleteDraft: async () => undefined,
}));
vi.mock('#web/device/outbox/outboxStore.ts', () => ({ outboxDatabase: {} }));

const PLACE = { key: 'report:1', userId: 'ida', kind: 'report' };
const WITHIN_MS = 1_000;

const ASIDE = `trybe-draft:${PLACE.key}`;
const aside = () => JSON.parse(localStorage.getItem(ASIDE) ?? 'null') as object | null;

beforeEach(() => {
  vi.useFakeTimers();
  stored.saved = [];
  stored.disk = Promise.resolve();
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page that may be gone in a moment', () => {
  /** A form with a photo that somebody types into; the disk is as slow as the test wants. */
  function form() {
    const state = { value: null as object | null, letDiskGoOn: () => {} };
    stored.disk = new Promise((resolve) => {
      state.letDiskGoOn = resolve;
    });
    const keeper = createDraftKeeper(
      PLACE,
      () => state.value,
      () => undefined,
    );
    const type = (text: string) => {
      state.value = { text, photos: [{ id: 'p1', bytes: new ArrayBuffer(8) }] };
      keeper.touch();
    };
    return { state, keeper, type };
  }

  test('leaves the words with their writer, without photos, until the database has them', async () => {
    const { state, keeper, type } = form();
    type('Ben');
    keeper.leave();
    expect(aside()).toMatchObject({ ...PLACE, value: { text: 'Ben' } });
    expect(aside()).not.toHaveProperty('value.photos');
    state.letDiskGoOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(stored.saved).toEqual([state.value]);
    expect(aside()).toBeNull();
  });

  test('leaves them also while they are being written, and what was typed since', async () => {
    const { state, keeper, type } = form();
    type('Ben');
    await vi.advanceTimersByTimeAsync(WITHIN_MS);
    keeper.leave();
    expect(aside()).toMatchObject({ value: { text: 'Ben' } });
    type('Bench');
    keeper.leave();
    const { disk } = stored;
    stored.disk = new Promise(() => {});
    state.letDiskGoOn();
    await disk;
    await vi.advanceTimersByTimeAsync(0);
    expect(stored.saved).toHaveLength(1);
    expect(aside()).toMatchObject({ value: { text: 'Bench' } });
  });

  test('is left without a question once its words are safe, and its photos stored', async () => {
    const { state, keeper, type } = form();
    const photo = { id: 'p1', bytes: new ArrayBuffer(8) };
    const add = (text: string) => {
      state.value = { text, photos: [photo] };
      keeper.touch();
    };
    expect(keeper.leave()).toBe(true);
    add('Ben');
    expect(keeper.leave()).toBe(false);
    state.letDiskGoOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.leave()).toBe(true);
    add('Bench');
    expect(keeper.leave()).toBe(true);
    vi.stubGlobal('localStorage', undefined);
    type('Bench, blue');
    expect(keeper.leave()).toBe(false);
  });

  test('leaves nothing that is stored, emptied, discarded or sent', async () => {
    const { state, keeper, type } = form();
    state.letDiskGoOn();
    type('Ben');
    await vi.advanceTimersByTimeAsync(WITHIN_MS);
    keeper.leave();
    expect(aside()).toBeNull();
    type('Bench');
    keeper.leave();
    state.value = null;
    keeper.touch();
    keeper.leave();
    expect(aside()).toBeNull();
    for (const remove of [keeper.clear, keeper.end]) {
      type('Bench');
      keeper.leave();
      const removal = remove();
      expect(aside()).toBeNull();
      keeper.leave();
      expect(aside()).toBeNull();
      await removal;
    }
  });

  test.each([
    [
      'full',
      {
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    ],
    ['closed', undefined],
  ])('stores as before where local storage is %s', async (_, storage) => {
    const { state, keeper, type } = form();
    state.letDiskGoOn();
    vi.stubGlobal('localStorage', storage);
    type('Bench');
    keeper.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(stored.saved).toEqual([state.value]);
  });
});
