/** People outside the machine: they ask over https, at the site's name, and trust the authority alone. */
import https from 'node:https';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './chapters.mjs';
import { DOMAIN } from './surroundings.mjs';
import { say } from './machine.mjs';

export const PASSWORD = 'correct horse 7';
const ANSWER_MS = 20_000;
/** Together well below what one address may ask in a minute. */
const READ_PAUSE_MS = 200;
const WRITE_PAUSE_MS = 1_000;
const READERS = 3;
/** At once, so that each connection to the database has been used by one of them. */
const WRITERS = 4;

/** Each request opens a connection of its own, as from another device. */
export function makeVisitor(ca) {
  const cookies = new Map();
  return (method, address, body) =>
    new Promise((resolve, reject) => {
      const headers = { Host: DOMAIN };
      if (body !== undefined) headers['Idempotency-Key'] = randomUUID();
      if (body !== undefined && !Buffer.isBuffer(body))
        headers['Content-Type'] = 'application/json';
      if (cookies.size > 0) headers.Cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const options = { host: '127.0.0.1', servername: DOMAIN, agent: false, ca };
      const request = https.request({ ...options, method, path: address, headers }, (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          for (const cookie of response.headers['set-cookie'] ?? []) {
            const [, name, value] = /^([^=]+)=([^;]*)/u.exec(cookie);
            cookies.set(name, value);
          }
          resolve({ status: response.statusCode, text: Buffer.concat(parts).toString() });
        });
      });
      request.setTimeout(ANSWER_MS, () => request.destroy(new Error('no answer')));
      request.on('error', reject);
      request.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body));
    });
}

const REPORT = {
  title: 'Deep pothole in the bus lane',
  description: 'A pothole as wide as a wheel has opened in the bus lane.',
  location: 'Am Markt, Freital',
  latitude: '51.0011',
  longitude: '13.6488',
  priority: 'high',
  category: 'infrastructure',
  solutionCriteria: 'The hole is filled and level with the road.',
};

const PHOTO = readFileSync(path.join(root, 'tests/screenshots/trybe.webp'));
const PHOTO_SHA256 = createHash('sha256').update(PHOTO).digest('hex');

/** Somebody with an account and a report with a photo, about which they write. */
export async function makeWriter(ca, username) {
  const ask = makeVisitor(ca);
  const must = async (...request) => {
    const { status, text } = await ask(...request);
    if (status >= 300) throw new Error(`${request[1]}: ${status} ${text.slice(0, 500)}`);
    return JSON.parse(text);
  };
  const account = { username, email: `${username}@trybe.example`, password: PASSWORD };
  await must('POST', '/api/register', { ...account, confirmPassword: PASSWORD });
  const photoId = randomUUID();
  await must('PUT', `/api/uploads/${photoId}`, PHOTO);
  const report = { ...REPORT, photos: [{ id: photoId, sha256: PHOTO_SHA256 }] };
  const { id, photos } = await must('POST', '/api/issues', report);
  const sent = [];
  return {
    sent,
    issueId: id,
    photo: new URL(photos[0].url).pathname,
    write: async () => {
      const message = { id: randomUUID(), message: `Message ${sent.length}` };
      const answer = await ask('POST', `/api/issues/${id}/chats`, message);
      if (answer.status < 300) sent.push(message.id);
      return answer;
    },
  };
}

/** Reads and writes while something happens; says how many requests failed, and from the first to the last for how long. */
export async function failuresWhile(what, event, ca, writer) {
  const failures = [];
  let asked = 0;
  const over = new AbortController();
  const again = async (ask, pauseMs) => {
    while (!over.signal.aborted) {
      const startedMs = Date.now();
      asked += 1;
      try {
        const { status } = await ask();
        if (status >= 300) failures.push({ atMs: startedMs, why: String(status) });
      } catch (error) {
        failures.push({ atMs: startedMs, why: error.code ?? error.message });
      }
      await sleep(pauseMs);
    }
  };
  const visitor = makeVisitor(ca);
  const load = [
    ...Array.from({ length: READERS }, (_, at) =>
      again(() => visitor('GET', at === 0 ? '/' : '/api/issues?page=1'), READ_PAUSE_MS),
    ),
    ...Array.from({ length: WRITERS }, () => again(writer.write, WRITE_PAUSE_MS)),
  ];
  await sleep(1_000);
  try {
    await event();
    await sleep(2_000);
  } finally {
    over.abort();
    await Promise.all(load);
  }
  const times = failures.map(({ atMs }) => atMs);
  const ms = failures.length === 0 ? 0 : Math.max(...times) - Math.min(...times);
  const reasons = [...new Set(failures.map(({ why }) => why))];
  say(
    `      ${what}: ${failures.length} of ${asked} requests failed, over ${ms} ms${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`,
  );
  return { failed: failures.length, ms, reasons };
}
