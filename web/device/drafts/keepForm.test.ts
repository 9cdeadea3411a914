import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '#tests/support/device/memoryStorage.ts';
import { dismissToast, toasts } from '#web/store/toastStore.ts';
import { keepForm } from './keepForm.ts';
import type { OpenedDraft } from './openDraft.ts';

const device = vi.hoisted(() => ({
  saved: {} as Record<string, unknown>,
  answers: [] as (() => Promise<unknown>)[],
}));
vi.mock('#sw/outbox/drafts.ts', () => ({
  saveDraft: async (_: unknown, { key, value }: { key: string; value: unknown }) => {
    device.saved[key] = value;
  },
  deleteDraft: async () => undefined,
}));
vi.mock('./openDraft.ts', () => ({ openDraft: async () => await device.answers.shift()?.() }));
vi.mock('#web/device/outbox/outboxStore.ts', () => ({ outboxDatabase: {} }));

const PLACE = { kind: 'message', userId: 'ida', issueId: 'lamp' };
const KEY = 'message ida lamp';
const EARLIER = { ...PLACE, key: KEY, value: { text: 'Of last week' }, updatedAt: 1 };
const LATE_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('navigator', {});
  device.saved = {};
  device.answers = [];
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A form on a device that has an earlier draft and is slow. */
function openForm() {
  const state = { text: '', isLetGo: false };
  const opened: OpenedDraft = {
    key: KEY,
    draft: EARLIER,
    close: () => {
      state.isLetGo = true;
    },
  };
  device.answers = [
    async () => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS / 2));
      throw new Error('no answer');
    },
    async () => opened,
  ];
  const kept = keepForm<{ text: string }>(
    PLACE,
    {
      read: () => (state.text === '' ? null : { text: state.text }),
      restore: ({ text }) => {
        state.text = text;
      },
    },
    () => undefined,
  );
  const type = (text: string) => {
    state.text = text;
    kept.keeper().touch();
  };
  return { state, kept, type };
}

const offered = () => toasts.get().filter(({ isOpen }) => isOpen);

describe('a draft that the device reads late', () => {
  test('fills a form that nobody has touched', async () => {
    const { state, kept, type } = openForm();
    await vi.advanceTimersByTimeAsync(LATE_MS);
    expect(state.text).toBe('Of last week');
    expect(offered()).toEqual([]);
    type('Of last week and today');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(device.saved).toEqual({ [KEY]: { text: 'Of last week and today' } });
    kept.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.isLetGo).toBe(true);
  });

  test('is offered beside what was typed meanwhile, and takes its place without losing it', async () => {
    const { state, type } = openForm();
    type('Of today');
    await vi.advanceTimersByTimeAsync(LATE_MS);
    expect(state.text).toBe('Of today');
    expect(offered()).toMatchObject([{ action: { label: 'Show the earlier draft' } }]);
    type('Of today, too');
    offered()[0]?.action?.onAction();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state.text).toBe('Of last week');
    const values = Object.entries(device.saved);
    expect(values).toEqual([[expect.stringMatching(`^${KEY} \\d+$`), { text: 'Of today, too' }]]);
  });

  test('is not put among letters that were typed and taken back', async () => {
    const { state, type } = openForm();
    await vi.advanceTimersByTimeAsync(LATE_MS / 2 + 900);
    type('O');
    type('');
    await vi.advanceTimersByTimeAsync(LATE_MS);
    expect(state.text).toBe('Of last week');
    expect(device.saved).toEqual({});
  });

  test('is let go with the form, and its offer is withdrawn', async () => {
    const { state, kept, type } = openForm();
    type('Of today');
    await vi.advanceTimersByTimeAsync(LATE_MS);
    kept.close();
    expect(offered()).toEqual([]);
    expect(state.isLetGo).toBe(true);
  });
});
