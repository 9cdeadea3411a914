import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isWholeRun } from '#tests/support/wholeRun.ts';

type Hashes = Record<string, { bytes: number; sha256: string; content: string }>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const readHashes = (folder: string): Hashes =>
  JSON.parse(readFileSync(join(folder, 'api/data/hashes.json'), 'utf8'));
const contents = (hashes: Hashes) =>
  Object.fromEntries(Object.entries(hashes).map(([name, { content }]) => [name, content]));

const SCRIPTS = join(root, 'api/data/build');

/** Runs every script into a folder that is gone again. */
async function buildHashes(): Promise<Hashes> {
  const folder = mkdtempSync(join(tmpdir(), 'trybe-data-'));
  try {
    for (const name of readdirSync(SCRIPTS).filter((file) => file.startsWith('build'))) {
      // One after the other and with a bounded heap: the map sources are large.
      const script = join(SCRIPTS, name);
      await run(process.execPath, ['--max-old-space-size=1024', script, '--out', folder]);
    }
    return readHashes(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A hash over all that the scripts make the data of: themselves, the packages and Node. */
function sourcesHash(): string {
  const hash = createHash('sha256').update(process.version);
  const scripts = readdirSync(SCRIPTS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of [...scripts.toSorted(), join(root, 'package-lock.json')])
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/** What the scripts make, as kept from an earlier run of the same ones; a whole run makes it anew. */
async function madeHashes(): Promise<Hashes> {
  const folder = join(root, '.cache/data');
  const file = join(folder, `${sourcesHash()}.json`);
  if (!isWholeRun && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const hashes = await buildHashes();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(hashes));
  return hashes;
}

describe('the built data', () => {
  const committed = readHashes(root);

  test('is what its scripts make of the packages', { timeout: 120_000 }, async () => {
    expect(contents(await madeHashes())).toEqual(contents(committed));
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
    expect(size('europe.txt')).toBeLessThan(1_000_000);
  });
});
