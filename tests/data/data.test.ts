import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Hashes = Record<string, { bytes: number; sha256: string; content: string }>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const readHashes = (folder: string): Hashes =>
  JSON.parse(readFileSync(join(folder, 'api/data/hashes.json'), 'utf8'));
const contents = (hashes: Hashes) =>
  Object.fromEntries(Object.entries(hashes).map(([name, { content }]) => [name, content]));

describe('the built data', () => {
  const committed = readHashes(root);
  const folder = mkdtempSync(join(tmpdir(), 'trybe-data-'));

  beforeAll(async () => {
    const scripts = readdirSync(join(root, 'api/data/build')).filter((name) =>
      name.startsWith('build'),
    );
    for (const name of scripts) {
      const script = join(root, 'api/data/build', name);
      // One after the other and with a bounded heap: the map sources are large.
      await run(process.execPath, ['--max-old-space-size=1024', script, '--out', folder]);
    }
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is what its scripts make of the packages', () => {
    expect(contents(readHashes(folder))).toEqual(contents(committed));
  });

  test.each(Object.entries(committed))('holds %s unchanged', (name, { bytes, sha256 }) => {
    const file = readFileSync(join(root, name));
    expect(file.length).toBe(bytes);
    expect(createHash('sha256').update(file).digest('hex')).toBe(sha256);
  });

  test('keeps to its sizes', () => {
    const size = (name: string) => committed[`api/data/${name}`]?.bytes ?? Number.NaN;
    expect(size('overview.pmtiles')).toBeLessThan(3_500_000);
    expect(size('chicago.pmtiles')).toBeLessThan(1_000_000);
    expect(size('gazetteer.txt')).toBeLessThan(700_000);
  });
});
