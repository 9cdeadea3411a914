import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeFolder } from '#tests/support/temporaryFolder.ts';
import { readDataDisk } from './dataDisk.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'trybe-disk-'));
afterAll(() => removeFolder(folder));

test('what is free and how large all is, and no backup before there is one', async () => {
  const { disk, backupAt } = await readDataDisk(folder);
  expect(disk?.freeBytes).toBeGreaterThan(0);
  expect(disk?.sizeBytes).toBeGreaterThanOrEqual(disk?.freeBytes ?? Infinity);
  expect(backupAt).toBeNull();
});

test('the backup is as old as the mark that it leaves', async () => {
  const at = new Date('2026-05-01T03:00:00.000Z');
  writeFileSync(path.join(folder, 'last-backup'), '');
  utimesSync(path.join(folder, 'last-backup'), at, at);
  expect((await readDataDisk(folder)).backupAt).toEqual(at);
});

test('a folder that is not there tells nothing and is no error', async () => {
  expect(await readDataDisk(path.join(folder, 'gone'))).toEqual({ disk: null, backupAt: null });
});
