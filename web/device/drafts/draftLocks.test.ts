import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeLocks } from '#tests/support/device/fakeLocks.ts';
import { claimDraft, letGoAfter, waitForDraft } from './draftLocks.ts';

beforeEach(() => void vi.stubGlobal('navigator', { locks: new FakeLocks() }));
afterEach(() => void vi.unstubAllGlobals());

/** What a tab that opens the draft is told, in order. */
function opening(key: string, isTakenOver = false) {
  const told: string[] = [];
  const close = waitForDraft(key, {
    onHeld: () => told.push('held'),
    onElsewhere: () => told.push('elsewhere'),
    isTakenOver,
  });
  return { told, close };
}

test('one tab at a time has a draft, others have their own', async () => {
  const release = await claimDraft('a');
  expect(release).not.toBeNull();
  expect(await claimDraft('a')).toBeNull();
  expect(await claimDraft('b')).not.toBeNull();
  release?.();
  expect(await claimDraft('a')).not.toBeNull();
});

test('a tab that was just left lets go in time', async () => {
  const release = await claimDraft('a');
  setTimeout(() => release?.(), 100);
  expect(await claimDraft('a')).not.toBeNull();
});

test('a form that opens again waits for the last words of the one before', async () => {
  const release = await claimDraft('a');
  let written: () => void = () => undefined;
  const writing = new Promise<void>((resolve) => {
    written = resolve;
  });
  void letGoAfter('a', writing, release ?? written);
  setTimeout(written, 700);
  expect(await claimDraft('a')).not.toBeNull();
});

test('a device that takes long to answer is no other tab', async () => {
  const locks = new FakeLocks();
  const request = async (
    ...[name, { signal, ...options }, callback]: Parameters<FakeLocks['request']>
  ) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    // A lock is not granted any more once its request was aborted.
    if (signal?.aborted) throw signal.reason as Error;
    return await locks.request(name, options, callback);
  };
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await claimDraft('a')).not.toBeNull();
});

test('whoever waits is told, and has it once the other tab is closed', async () => {
  const first = opening('a');
  const second = opening('a');
  await vi.waitFor(() => expect(second.told).toEqual(['elsewhere']));
  expect(first.told).toEqual(['held']);
  first.close();
  await vi.waitFor(() => expect(second.told).toEqual(['elsewhere', 'held']));
  second.close();
  expect(await claimDraft('a')).not.toBeNull();
});

test('a draft can be taken over, and the other tab is told', async () => {
  const first = opening('a');
  await vi.waitFor(() => expect(first.told).toEqual(['held']));
  const second = opening('a', true);
  await vi.waitFor(() => expect(first.told).toEqual(['held', 'elsewhere']));
  expect(second.told).toEqual(['held']);
});

test('browsers without locks give it to everybody', async () => {
  vi.stubGlobal('navigator', {});
  const both = [opening('a'), opening('a')];
  await vi.waitFor(() => expect(both.map(({ told }) => told)).toEqual([['held'], ['held']]));
  expect(await claimDraft('a')).not.toBeNull();
});
