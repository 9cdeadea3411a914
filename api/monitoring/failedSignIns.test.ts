import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { openFailedSignIns } from './failedSignIns.ts';

/** What is written at a given time; the file's timestamps are set accordingly. */
async function noteAt(folder: string, time: string, ...addresses: string[]) {
  const log = openFailedSignIns({
    folder,
    failedSignInHours: 24,
    now: () => new Date(time),
    warn: () => undefined,
  });
  for (const address of addresses) log.note(address);
  await log.stop();
  const file = path.join(folder, 'failed-sign-ins.log');
  if (addresses.length > 0) utimesSync(file, new Date(time), new Date(time));
  const read = (name: string) => (existsSync(name) ? readFileSync(name, 'utf8') : null);
  return [read(file), read(`${file}.1`)];
}

it('writes a line for each, for nobody else to read', async () => {
  const folder = testFolder();
  const [lines] = await noteAt(folder, '2026-03-01T10:00:00.123Z', '203.0.113.7', '2001:db8::1');
  expect(lines).toBe(
    '2026-03-01T10:00:00Z sign-in failed from 203.0.113.7\n' +
      '2026-03-01T10:00:00Z sign-in failed from 2001:db8::1\n',
  );
  expect(statSync(path.join(folder, 'failed-sign-ins.log')).mode & 0o777).toBe(0o600);
});

it('keeps no line for longer than a day, whether or not others follow', async () => {
  const folder = testFolder();
  await noteAt(folder, '2026-03-01T00:00:01Z', '203.0.113.1');
  const [now, before] = await noteAt(folder, '2026-03-01T12:00:00Z', '203.0.113.2');
  expect([now, before]).toEqual([
    expect.stringMatching(/^\S+ sign-in failed from 203\.0\.113\.2\n$/u),
    expect.stringContaining('203.0.113.1'),
  ]);
  expect(await noteAt(folder, '2026-03-02T00:00:00Z')).toEqual([
    null,
    expect.stringContaining('203.0.113.2'),
  ]);
  expect(await noteAt(folder, '2026-03-02T12:00:00Z')).toEqual([null, null]);
  await noteAt(folder, '2026-03-03T01:00:00Z', '203.0.113.3');
  expect(await noteAt(folder, '2026-03-09T01:00:00Z')).toEqual([null, null]);
});

it('goes on where the file cannot be written, and says so', async () => {
  const said: string[] = [];
  const folder = '/nowhere/at/all';
  const log = openFailedSignIns({
    folder,
    failedSignInHours: 24,
    now: () => new Date(),
    warn: (text) => said.push(text),
  });
  log.note('203.0.113.7');
  await log.stop();
  expect(said).toEqual([expect.stringContaining('Failed sign-ins are not written')]);
});
