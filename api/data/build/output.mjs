import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HASHES = 'api/data/hashes.json';

/** Folder that outputs are written below: `--out <folder>`, otherwise the project itself. */
function outputFolder() {
  const at = process.argv.indexOf('--out');
  if (at > 0) return process.argv[at + 1];
  return fileURLToPath(new URL('../../..', import.meta.url));
}

/**
 * Writes one output and records it in `api/data/hashes.json`: `bytes` and `sha256` are of
 * the file itself, `content` is a hash that every machine reproduces (what the file says, before
 * compression or rendering).
 */
export function writeOutput(name, bytes, content = sha256(bytes)) {
  const folder = outputFolder();
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  const hashesPath = join(folder, HASHES);
  mkdirSync(dirname(hashesPath), { recursive: true });
  const hashes = readHashes(hashesPath);
  hashes[name] = { bytes: bytes.length, sha256: sha256(bytes), content };
  const sorted = Object.fromEntries(
    Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(hashesPath, `${JSON.stringify(sorted, null, 2)}\n`);
  process.stdout.write(`${name}: ${bytes.length.toLocaleString('en-US')} bytes\n`);
}

export function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

function readHashes(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}
