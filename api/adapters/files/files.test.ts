import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createLocalFileStore } from './files.ts';

const root = await mkdtemp(join(tmpdir(), 'trybe-files-'));
const store = createLocalFileStore(join(root, 'files'));
afterAll(() => rm(root, { recursive: true }));

const keyOf = (bytes: Uint8Array) => {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `originals/${hash.slice(0, 2)}/${hash}`;
};

describe('the local file store', () => {
  it('gives back what was put in, and nothing for what was not', async () => {
    const bytes = Buffer.from('a picture');
    await store.put(keyOf(bytes), bytes);
    expect(Buffer.from((await store.get(keyOf(bytes))) ?? [])).toEqual(bytes);
    expect(await store.get(keyOf(Buffer.from('another')))).toBeNull();
  });

  it('holds one whole file when many write the same at the same time', async () => {
    const bytes = Buffer.alloc(200_000, 7);
    const key = keyOf(bytes);
    await Promise.all(Array.from({ length: 8 }, () => store.put(key, bytes)));
    expect(Buffer.from((await store.get(key)) ?? [])).toEqual(bytes);
    const folder = join(root, 'files', ...key.split('/').slice(0, 2));
    expect(await readdir(folder)).toEqual([key.split('/')[2]]);
  });

  it('replaces a file that a crash or a full disk left shorter than it should be', async () => {
    const bytes = Buffer.from('a picture that was cut off');
    const key = keyOf(bytes);
    await store.put(key, bytes);
    await writeFile(join(root, 'files', ...key.split('/')), bytes.subarray(0, 5));
    await store.put(key, bytes);
    expect(Buffer.from((await store.get(key)) ?? [])).toEqual(bytes);
  });

  it('knows no keys but its own kind, so that none leads out of its directory', async () => {
    for (const key of ['../secret', 'originals/../../x', '/etc/passwd', 'originals/ab/x', '']) {
      await expect(store.get(key).catch((error: unknown) => error)).resolves.toBeInstanceOf(
        RangeError,
      );
      await expect(
        store.put(key, new Uint8Array()).catch((e: unknown) => e),
      ).resolves.toBeInstanceOf(RangeError);
    }
  });
});
