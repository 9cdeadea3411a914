import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languagesIn } from '#api/http/pages/languageFiles.ts';
import type { Language } from '#schema/languages/languages.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import { processExists } from '#api/database/embedded/embeddedPostmaster.ts';
import { eventually } from '#tests/support/eventually.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { addLanguages } from './addLanguages.ts';

let folder: string;
let offered: Language[];
let said: string[];
let change: () => void;
const clear = vi.fn<() => void>();
const broadcast = vi.fn<() => void>();

beforeEach(() => {
  folder = testFolder();
  offered = ['en'];
  said = [];
  vi.clearAllMocks();
});

function programOf(name: string, does: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `import fs from 'node:fs';\nconst language = process.argv[3];\n${does}`);
  return file;
}

const ADDS =
  'fs.writeFileSync(new URL(`index.${language}.html`, import.meta.url), process.argv[2]);';

function startAdding(program: string | undefined) {
  const site = { latest: () => Promise.resolve({ ...NEW_SITE, languages: offered }) };
  return addLanguages({
    services: { site, shared: { clear }, events: { broadcast } } as never,
    feed: {
      subscribe: (listener) => {
        change = () => listener({ topic: 'settings', id: null }, null, null);
        return () => undefined;
      },
    },
    isBuilt: languagesIn(folder),
    program,
    say: (text) => said.push(text),
    warn: (text) => said.push(`warning: ${text}`),
  });
}

describe('a language that the build does not have', () => {
  beforeEach(() => writeFileSync(path.join(folder, 'index.html'), ''));

  test('is built once it is switched on, and whoever reads is told when it is there', async () => {
    startAdding(programOf('start.mjs', ADDS));
    offered = ['en', 'de', 'ar'];
    change();
    await expect
      .poll(() => said)
      .toEqual([
        'Deutsch is being built and will be offered once it is there',
        'Deutsch is there',
        'العربية is being built and will be offered once it is there',
        'العربية is there',
      ]);
    expect(clear).toHaveBeenCalledTimes(2);
    expect(broadcast).toHaveBeenCalledWith({ topic: 'settings', id: null });
  });

  test('is said not to have come where it could not be built, and not tried again', async () => {
    offered = ['en', 'de'];
    const adding = startAdding(
      programOf('start.mjs', "console.error('The sources have changed.'); process.exitCode = 1;"),
    );
    const failed = 'warning: Deutsch could not be built: The sources have changed.';
    await expect.poll(() => said).toContain(failed);
    change();
    await adding.stop();
    expect(said).toHaveLength(2);
    expect(broadcast).not.toHaveBeenCalled();
  });

  test('is not offered where the server was not started by npm start, and the log says what to do', async () => {
    offered = ['en', 'de'];
    startAdding(programOf('main.js', ADDS));
    await expect.poll(() => said).toHaveLength(1);
    expect(said[0]).toContain('The build has no Deutsch, so it is not offered.');
    expect(languagesIn(folder)('de')).toBe(false);
  });

  test('is left when the server ends', async () => {
    offered = ['en', 'de'];
    const waits =
      "fs.writeFileSync(new URL('pid', import.meta.url), String(process.pid)); setInterval(() => {}, 1000);";
    const adding = startAdding(programOf('start.mjs', waits));
    const pid = path.join(folder, 'pid');
    await expect.poll(() => existsSync(pid)).toBe(true);
    await adding.stop();
    expect(await eventually(() => !processExists(Number(readFileSync(pid, 'utf8'))), 10_000)).toBe(
      true,
    );
    expect(said).toEqual(['Deutsch is being built and will be offered once it is there']);
  });
});

test('a language that the build has is not built', async () => {
  offered = ['en', 'de'];
  for (const name of ['index.html', 'index.de.html']) writeFileSync(path.join(folder, name), '');
  await startAdding(programOf('start.mjs', ADDS)).stop();
  expect(said).toEqual([]);
});
