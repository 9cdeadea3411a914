import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createS3FileStore } from '#api/adapters/files/s3Files.ts';
import { problemAnswer } from '#api/http/errors.ts';

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterAll(() => server.close());
  return (server.address() as AddressInfo).port;
}

const refusing = await portOf(
  createServer((_, response) => {
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
  }),
);
const breaking = await portOf(
  createServer((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('a part');
    setImmediate(() => response.destroy());
  }),
);
const key = { region: 'r', accessKeyId: 'id', secretAccessKey: 'secret' };
const NAME = `originals/00/${'0'.repeat(64)}`;

it.each([
  ['refuses', `http://127.0.0.1:${refusing}/photos`],
  ['breaks off', `http://127.0.0.1:${breaking}/photos`],
  ['does not answer', 'http://127.0.0.1:9/photos'],
])('a bucket that %s is a fault that passes: 503, and when to come back', async (_, bucketUrl) => {
  const store = createS3FileStore({ bucketUrl, ...key });
  const acts = [store.get(NAME), store.put(NAME, new Uint8Array(1)), store.delete(NAME)];
  for (const act of await Promise.allSettled(acts)) {
    const answer = problemAnswer(act.status === 'rejected' ? act.reason : null);
    expect([answer.status, answer.headers?.['Retry-After']]).toEqual([503, '1']);
  }
});
