import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutboxDatabase } from '#sw/outbox/database.ts';
import { readDraft, saveDraft } from '#sw/outbox/drafts.ts';
import { disk } from '#tests/support/device/modelDisk.ts';
import { memoryStorage } from '#tests/support/device/memoryStorage.ts';
import { forgetPledge, keepPledge, readKeptPledge } from './keptPledge.ts';

vi.mock('#web/device/outbox/outboxStore.ts', async () => {
  const { outboxDatabase } = await import('#tests/support/device/modelDisk.ts');
  return { outboxDatabase };
});

const PLACE = { userId: 'ida', issueId: 'lamp' };
const PLEDGE = { amount: '7.31', key: 'key-1', isUntried: false };
const DRAFT = 'pledge ida lamp';
const here = new AbortController().signal;
const ended = { key: DRAFT, isOwn: () => true };

let databases = 0;
const database = () => disk.database ?? createOutboxDatabase();

beforeEach(async () => {
  disk.database = createOutboxDatabase(`pledges-${(databases += 1)}`);
  disk.isFull = false;
  vi.stubGlobal(
    'localStorage',
    memoryStorage(() => false),
  );
  const draft = { key: DRAFT, userId: 'ida', kind: 'pledge', value: { amount: '7.31' } };
  await saveDraft(database(), { ...draft, updatedAt: 1 });
});

describe('a pledge that may have been made', () => {
  test('stands in the place of its draft, under its key', async () => {
    await keepPledge(PLACE, PLEDGE, [ended]);
    expect(await readKeptPledge(PLACE, here)).toEqual(PLEDGE);
    expect(await readDraft(database(), DRAFT, 'ida')).toBeNull();
    expect(await readKeptPledge({ ...PLACE, issueId: 'other' }, here)).toBeNull();
    await forgetPledge(PLACE);
    expect(await readKeptPledge(PLACE, here)).toBeNull();
  });

  test('is kept aside where there is no room, and gone from there once there is', async () => {
    disk.isFull = true;
    await keepPledge(PLACE, PLEDGE, [ended]);
    expect(await readKeptPledge(PLACE, here)).toEqual(PLEDGE);
    disk.isFull = false;
    expect(await readKeptPledge(PLACE, here)).toEqual(PLEDGE);
    await keepPledge(PLACE, { ...PLEDGE, key: 'key-2' }, [ended]);
    expect(await readKeptPledge(PLACE, here)).toMatchObject({ key: 'key-2' });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('of an earlier release is found where that kept it', async () => {
    localStorage.setItem('trybe-pledge:ida:lamp', JSON.stringify(PLEDGE));
    expect(await readKeptPledge(PLACE, here)).toEqual(PLEDGE);
  });
});
