import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listIssues } from '#schema/issues/issue.ts';
import { createClient } from '#tests/scenarios/client.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { installedFolder } from '#tests/support/servers/filledFolder.ts';
import { startServerOfTest } from '#tests/support/servers/serverOfTest.ts';
import { registerAs } from '#tests/support/registerAs.ts';

const MAIN = path.join(import.meta.dirname, '../../dist/api/main.js');
/** Every word to the command line starts a process. */
const PATIENCE_MS = 420_000;
const HEADER =
  'external_id,title,description,location,latitude,longitude,priority,category,solution_criteria';

const row = (id: string, title = 'Broken street light') =>
  `${id},"${title}","The light on the corner has been out, for weeks.",5 Mill Road,41.8781,-87.6298,low,safety,The light burns at night again.`;

test(
  'the command line imports and exports issues, and a second time nothing changes',
  async () => {
    const folder = await installedFolder();
    const server = await startServerOfTest({ DATA_DIR: folder, DEMO_DATA: 'off' });
    const ask = (...words: string[]) => {
      const env = { ...process.env, DATA_DIR: folder };
      const { status, stdout } = spawnSync(process.execPath, [MAIN, ...words], {
        encoding: 'utf8',
        env,
      });
      return { status, text: stdout.trim() };
    };
    const file = (name: string, text?: string | Buffer) => {
      const place = path.join(folder, name);
      if (text !== undefined) writeFileSync(place, text);
      return place;
    };
    const ada = createClient((address, init) => {
      const headers = new Headers(init?.headers);
      headers.set('Idempotency-Key', randomUUID());
      return fetch(server.origin + address, { ...init, headers });
    });
    await registerAs(ada, 'ada');
    await fileReport(ada, { title: '=1+1 lights "out", again', dueDate: '2027-05-18' });

    const titles = async () => {
      const list = await ada.expectCall(listIssues);
      return Array.isArray(list) ? list.map(({ title }) => title).toSorted() : [];
    };
    const broken = file('broken.csv', [HEADER, row('a'), row('b', 'Hm'), '"c,'].join('\n'));
    const refused = ask('--import', broken, '--as', 'ada');
    expect(refused).toMatchObject({ status: 1, text: expect.stringContaining('has 2 faults') });
    expect(refused.text).toContain('Row 3, title: Title must be at least 5 characters.');
    expect(refused.text).toContain('Row 4: A quotation mark is opened');

    const sound = file('sound.csv', [HEADER, row('a'), row('b', '@Second, light')].join('\r\n'));
    expect(ask('--import', sound)).toMatchObject({
      status: 1,
      text: expect.stringContaining('--as <username>'),
    });
    expect(ask('--import', sound, '--as', 'ada', '--dry-run').text).toContain('2 new, 0 changed');
    expect(await titles()).toHaveLength(1);
    expect(ask('--import', sound, '--as', 'ada').text).toContain('2 new, 0 changed');
    expect(ask('--grant', 'ada', 'operator').status).toBe(0);
    expect(ask('--import', sound).text).toContain('0 new, 0 changed, 2 as they were');
    const all = ['=1+1 lights "out", again', '@Second, light', 'Broken street light'];
    expect(await titles()).toEqual(all.toSorted());

    for (const name of ['all.csv', 'all.geojson']) {
      expect(ask('--export', file(name))).toMatchObject({
        status: 0,
        text: expect.stringContaining('3 issues are in'),
      });
      const before = readFileSync(file(name), 'utf8');
      expect(ask('--import', file(name)).text).toContain('0 new, 0 changed, 3 as they were');
      ask('--export', file(`again.${name}`));
      expect(readFileSync(file(`again.${name}`), 'utf8')).toBe(before);
    }
    // As a formula it would be executed by whoever opens the file.
    expect(readFileSync(file('all.csv'), 'utf8')).toContain(`"'=1+1 lights ""out"", again"`);
    expect(existsSync(file('all.csv.part'))).toBe(false);
    expect(ask('--verify').status).toBe(0);
    for (const [command, name, said] of [
      ['--import', 'list.xlsx', 'Usage: trybe '],
      ['--export', 'list.txt', 'Usage: trybe '],
      ['--import', 'absent.csv', 'There is no file or folder /'],
      ['--export', '/no/such/folder/all.csv', 'There is no file or folder /'],
    ] as const)
      expect(ask(command, name)).toMatchObject({ status: 1, text: expect.stringContaining(said) });
  },
  PATIENCE_MS,
);
