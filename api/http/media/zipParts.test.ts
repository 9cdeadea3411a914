import { expect, it } from 'vitest';
import { readZip } from '#tests/support/readZip.ts';
import { zipParts } from './zipParts.ts';

const entry = (name: string, ...parts: string[]) => {
  const bytes = parts.map((part) => Buffer.from(part));
  async function* read() {
    yield* bytes;
  }
  return { name, length: Buffer.concat(bytes).length, parts: read };
};

async function bytesOf(...entries: ReturnType<typeof entry>[]): Promise<Buffer> {
  const archive = zipParts(entries);
  const read: Uint8Array[] = [];
  for await (const part of archive.parts()) read.push(part);
  const bytes = Buffer.concat(read);
  expect(bytes.length).toBe(archive.length);
  return bytes;
}

it('an archive holds its files with their checksums, and is as long as was said', async () => {
  const files = readZip(
    await bytesOf(
      entry('data.json', '{"a":', '1}'),
      entry('photos/\u00E4.jpg', 'x'.repeat(70_000)),
      entry('empty'),
    ),
  );
  const read = [...files].map(([name, bytes]) => [name, bytes.toString()]);
  expect(read).toEqual([
    ['data.json', '{"a":1}'],
    ['photos/\u00E4.jpg', 'x'.repeat(70_000)],
    ['empty', ''],
  ]);
});

it('a file that became shorter meanwhile breaks the archive off', async () => {
  const short = { ...entry('a', 'abc'), length: 4 };
  await expect(bytesOf(short)).rejects.toThrow('not as long');
});
