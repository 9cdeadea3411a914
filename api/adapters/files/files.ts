import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '#api/platform/ports.ts';

const KEY = /^[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{64}(?:-\d+)?$/u;

/** Throws a RangeError for text that is not a key, so that no path leaves the store. */
export function fileKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError(`Not a file key: ${key}`);
  return key;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function syncDirectory(path: string): Promise<void> {
  // Windows cannot open a directory; its file system journals the rename itself.
  const handle = await open(path, 'r').catch(() => null);
  if (handle === null) return;
  await handle.sync().catch(() => undefined);
  await handle.close();
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
    await syncDirectory(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Files are written under a temporary name, synced, then renamed, so that none is ever half-written. */
export function createLocalFileStore(root: string): FileStore {
  const toPath = (key: string) => join(root, ...fileKey(key).split('/'));
  return {
    async put(key, bytes) {
      const path = toPath(key);
      const known = await stat(path).catch(() => null);
      // The key is the content's hash: a file of the same size under it is the same file.
      if (known?.size === bytes.byteLength) return;
      await writeDurably(path, bytes);
    },
    delete: (key) => rm(toPath(key), { force: true }),
    async getRange(key, start, end) {
      const handle = await open(toPath(key), 'r').catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (handle === null) return null;
      try {
        const bytes = new Uint8Array(end - start);
        const { bytesRead } = await handle.read(bytes, 0, bytes.byteLength, start);
        return bytes.subarray(0, bytesRead);
      } finally {
        await handle.close();
      }
    },
    async get(key) {
      try {
        return await readFile(toPath(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
}
