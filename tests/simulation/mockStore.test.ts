import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { openMockStore } from '#tests/mocks/mockStore.ts';
import { seedState } from '#tests/mocks/seeds/seedState.ts';
import { files, NOW } from './worldForTest.ts';

const picture = new Uint8Array([1, 2, 3]).buffer;

async function stateWithPicture() {
  const state = await seedState('empty', NOW, files);
  const row = { ownerId: 'o', sha256: 's', mime: 'image/png', width: 1, height: 1 };
  state.uploads.set('u1', { ...row, id: 'u1', byteLength: 3, bytes: picture, fileName: null });
  return state;
}

describe('what outlives a restart of the worker', () => {
  test('a state comes back whole, with its pictures', async () => {
    const store = await openMockStore();
    const state = await stateWithPicture();
    await store.saveState('demo', state);
    expect(await (await openMockStore()).loadState('demo')).toEqual(state);
  });

  test('each seed has a state of its own, and a reset forgets just one', async () => {
    const store = await openMockStore();
    await store.saveState('demo', await stateWithPicture());
    await store.saveState('empty', await stateWithPicture());
    await store.clearState('demo');
    expect(await store.loadState('demo')).toBeNull();
    expect((await store.loadState('empty'))?.uploads.size).toBe(1);
  });

  test('the chosen scenario is remembered', async () => {
    const store = await openMockStore();
    await store.saveScenario('flaky');
    expect(await (await openMockStore()).loadScenario()).toBe('flaky');
  });
});
