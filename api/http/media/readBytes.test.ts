import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readBytes } from './readBytes.ts';

const requestOf = (chunks: Iterable<Buffer>) =>
  Object.assign(Readable.from(chunks), { headers: {} }) as unknown as IncomingMessage;

it('a body in the smallest chunks is put together while it comes', async () => {
  const joined = vi.spyOn(Buffer, 'concat');
  onTestFinished(() => joined.mockRestore());
  const sent = Buffer.from(Array.from({ length: 20_000 }, (_, at) => at % 256));
  const chunks = Array.from(sent, (byte) => Buffer.of(byte));
  const read = await readBytes(requestOf(chunks), sent.length, 'body_too_large');
  expect(sent.equals(read)).toBe(true);
  expect(Math.max(...joined.mock.calls.map(([list]) => list.length))).toBeLessThan(1_000);
});

it('a body is refused at the first byte too many', async () => {
  const request = requestOf([Buffer.alloc(6), Buffer.alloc(6)]);
  await expect(readBytes(request, 10, 'body_too_large')).rejects.toMatchObject({
    code: 'body_too_large',
  });
});
