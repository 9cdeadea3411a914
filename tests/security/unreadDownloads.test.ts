import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { RateLimited } from '#api/platform/access.rules.ts';
import { openParts, PART_BYTES } from '#api/http/media/fileParts.ts';
import { createOutgoing } from '#api/http/media/outgoing.ts';
import { mp4 } from '#tests/support/cases/testVideo.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const MEGABYTE = 1024 * 1024;
const VIDEO_BYTES = 20 * MEGABYTE;
const READERS = 140;

const api = await apiOfTests();
let path = '';
let cookie = '';

/** The video as its owner asks for it; it is in no proof yet. */
const download = (headers: Record<string, string> = {}) =>
  fetch(`${api.origin}${path}`, { headers: { Cookie: cookie, ...headers } });

beforeAll(async () => {
  const person = await personOf(api);
  path = `/api/videos/${randomUUID()}`;
  const filling = Buffer.alloc(VIDEO_BYTES);
  filling.writeUInt32BE(VIDEO_BYTES);
  filling.write('free', 4, 'latin1');
  const video = Buffer.concat([mp4({ seconds: 5 }), filling]);
  const answer = await person.fetch(path, { method: 'PUT', body: video });
  if (!answer.ok) throw new Error(await answer.text());
  const credentials = { emailOrUsername: person.username, password: person.password };
  const signedIn = await fetch(`${api.origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  cookie = signedIn.headers.getSetCookie().find((text) => text.startsWith('trybe.sid')) ?? '';
});

/** Asks for the video and reads no more than the beginning of the answer; resolves with its status. */
async function askUnread(sockets: Socket[]): Promise<number> {
  const { hostname, port } = new URL(api.origin);
  const socket = connect({ host: hostname, port: Number(port) });
  sockets.push(socket);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`);
  const head = await new Promise<string>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('data', (chunk) => {
      socket.pause();
      resolve(chunk.toString('latin1'));
    });
  });
  return Number(head.split(' ')[1]);
}

it('of videos hold little memory, and one address may hold a few', async () => {
  const sockets: Socket[] = [];
  const before = process.memoryUsage().arrayBuffers;
  const statuses = await Promise.all(Array.from({ length: READERS }, () => askUnread(sockets)));
  const held = process.memoryUsage().arrayBuffers - before;
  const page = await fetch(`${api.origin}/api/issues`);
  for (const socket of sockets) socket.destroy();
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(page.status).toBe(200);
  // A hundred and forty times twenty megabytes, as it was.
  expect(held).toBeLessThan(120 * MEGABYTE);
  await expect.poll(async () => (await download()).status, { timeout: 20_000 }).toBe(200);
});

it('a video is served whole, and from where a player asks for it', async () => {
  const whole = new Uint8Array(await (await download()).arrayBuffer());
  const [start, end] = [PART_BYTES - 10, 3 * PART_BYTES + 10];
  const headers = { Range: `bytes=${start}-${end - 1}` };
  const part = await download(headers);
  expect(part.status).toBe(206);
  expect(part.headers.get('content-length')).toBe(String(end - start));
  expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(start, end))).toBe(true);
});

it('no more of a file is read than the client takes', async () => {
  let reads = 0;
  const files = {
    getRange: async (_: string, from: number, to: number) => {
      reads += 1;
      return new Uint8Array(to - from);
    },
  };
  const parts = await openParts(files, 'videos', { start: 0, end: 40 * PART_BYTES });
  const reader = parts?.parts()[Symbol.asyncIterator]();
  await reader?.next();
  await reader?.next();
  expect(reads).toBe(2);
});

it('what an address holds unread is bounded, apart from all others, until it is sent', () => {
  const outgoing = createOutgoing(10, 15);
  const release = outgoing.hold('a', 8);
  expect(() => outgoing.hold('a', 3)).toThrow(RateLimited);
  const others = outgoing.hold('b', 7);
  expect(() => outgoing.hold('c', 1)).toThrow(RateLimited);
  release();
  release();
  expect(() => outgoing.hold('c', 9)).toThrow(RateLimited);
  others();
  expect(() => outgoing.hold('a', 10)).not.toThrow();
});
