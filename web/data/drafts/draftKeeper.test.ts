import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraftKeeper } from './draftKeeper.ts';

const stored = vi.hoisted(() => ({ saved: [] as unknown[], deleted: [] as string[] }));
vi.mock('#sw/outbox/drafts.ts', () => ({
  saveDraft: async (_: unknown, { value }: { value: unknown }) => void stored.saved.push(value),
  deleteDraft: async (_: unknown, key: string) => void stored.deleted.push(key),
}));
vi.mock('#web/data/outbox/outboxStore.ts', () => ({ outboxDatabase: {} }));

const PLACE = { key: 'report:1', userId: 'ida', kind: 'report' };
const WITHIN_MS = 1_000;
/** Three letters a second, as thumbs type: never a pause as long as the one that is waited for. */
const BETWEEN_LETTERS_MS = 350;

beforeEach(() => {
  vi.useFakeTimers();
  stored.saved = [];
  stored.deleted = [];
});
afterEach(() => {
  vi.useRealTimers();
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
