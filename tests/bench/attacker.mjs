/**
 * Attacks a server of this machine, in a process of its own with the least right to the processors, so
 * that what it costs is the server's work and not the attacker's. Told by messages what to do:
 * `{ attack, target }` begins, `{ attack: null }` ends it and answers how many answers of each status came.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';
import { crc32, deflateSync } from 'node:zlib';

setPriority(constants.priority.PRIORITY_LOW);

/** One attacker has a few addresses: what a single one may is not what keeps the server up. */
const ADDRESSES = 20;
/**
 * Ten of each address: half a megabyte as often is forty megabits a second. Faster than that a
 * process of the same machine measures its memory, and no line.
 */
const REQUESTS_PER_SECOND = ADDRESSES * 10;
/** So that a thousand and a half are open within the measured time. */
const CONNECTIONS_PER_SECOND = ADDRESSES * 25;
const PAUSE_AFTER_FAILURE_MS = 50;
const CROWD = 1_200;

let statuses = {};
const phase = { isOn: false };
let sent = 0;
const sockets = new Set();

const count = (status) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};
const nextAddress = () => `198.51.100.${(sent += 1) % ADDRESSES}`;
const pause = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

let nextAt = 0;

/** Resolves when the addresses together may send once more. */
async function pace(perSecond) {
  const now = performance.now();
  nextAt = Math.max(nextAt, now) + 1_000 / perSecond;
  if (nextAt - now > 1) await pause(nextAt - now);
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function send({ port }, { method = 'GET', path, headers = {}, body }) {
  return new Promise((resolve) => {
    const from = { 'X-Forwarded-For': nextAddress() };
    const options = { agent, port, host: '127.0.0.1', method, path };
    const call = request({ ...options, headers: { ...from, ...headers } }, (response) => {
      count(response.statusCode);
      response.resume().on('close', resolve);
    });
    call.on('error', () => {
      count('no answer');
      setTimeout(resolve, PAUSE_AFTER_FAILURE_MS);
    });
    call.end(body);
  });
}

/** Keeps so many requests under way until the attack ends. */
async function flood(target, width, next) {
  const one = async () => {
    while (phase.isOn) {
      await pace(REQUESTS_PER_SECOND);
      if (phase.isOn) await send(target, next());
    }
  };
  await Promise.all(Array.from({ length: width }, one));
}

/** Opens connections that send a request, read the beginning of the answer and no more. */
async function hang({ port }, width, head) {
  while (phase.isOn) {
    if (sockets.size >= width) await pause(PAUSE_AFTER_FAILURE_MS);
    else {
      await pace(CONNECTIONS_PER_SECOND);
      const socket = connect({ host: '127.0.0.1', port });
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => count('no answer'));
      socket.once('data', (chunk) => {
        const status = chunk.toString('latin1').split(' ')[1];
        count(status);
        if (status === '200') socket.pause();
        else socket.destroy();
      });
      socket.write(`${head}Host: localhost\r\nX-Forwarded-For: ${nextAddress()}\r\n\r\n`);
    }
  }
}

function pngPart(type, content) {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), content])));
  return Buffer.concat([head, content, sum]);
}

/** A PNG of grey, one pixel wide: small to send, long to decode. */
function tallPng(height) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(1);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = pngPart('IDAT', deflateSync(Buffer.alloc(height * 2)));
  return Buffer.concat([
    signature,
    pngPart('IHDR', header),
    data,
    pngPart('IEND', Buffer.alloc(0)),
  ]);
}

const json = { 'Content-Type': 'application/json' };
const LONG_NUMBER = `${'1'.repeat(15_000)}x`;
const WRONG = Buffer.from(`{"items":[${'0,'.repeat(250_000)}0]}`);
let png = null;
let logo = null;

const post = (path, cookie, body) => ({
  method: 'POST',
  path,
  headers: { ...json, 'Idempotency-Key': randomUUID(), ...(cookie && { Cookie: cookie }) },
  body: JSON.stringify(body),
});

/** A WebM whose first text is half a megabyte long. */
const TEXT_BYTES = 500_000;
const sized = (id, bytes) => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(bytes));
  return Buffer.concat([Buffer.from(id, 'hex'), size]);
};
const WEBM = Buffer.concat([
  sized('1a45dfa3', TEXT_BYTES + 10),
  sized('4282', TEXT_BYTES),
  Buffer.alloc(TEXT_BYTES, 'w'),
]);

const attacks = {
  harmless: (target) => flood(target, 8, () => ({ path: '/api/impact-stats' })),
  pattern: (target) =>
    flood(target, 8, () => ({ path: `/api/reverse-geocode?lat=${LONG_NUMBER}&lon=1` })),
  entries: (target) =>
    flood(target, 8, () => ({
      method: 'POST',
      path: '/api/sync',
      headers: { ...json, Cookie: target.cookie },
      body: WRONG,
    })),
  downloads: (target) =>
    hang(target, 400, `GET ${target.videoPath} HTTP/1.1\r\nCookie: ${target.cookie}\r\n`),
  picture: (target) => {
    png ??= tallPng(39_000_000);
    return flood(target, 12, () => ({
      method: 'PUT',
      path: `/api/uploads/${randomUUID()}`,
      headers: { 'Content-Type': 'image/png', Cookie: target.cookie },
      body: png,
    }));
  },
  guesses: (target) =>
    flood(target, 32, () => ({
      method: 'POST',
      path: '/api/login',
      headers: json,
      body: JSON.stringify({ emailOrUsername: `nobody${sent}`, password: 'a wrong password' }),
    })),
  accounts: (target) =>
    flood(target, 16, () => ({
      method: 'POST',
      path: '/api/register',
      headers: json,
      body: JSON.stringify({
        username: `visitor${process.pid}x${sent}`,
        email: `visitor${process.pid}x${sent}@example.org`,
        password: 'correct horse 7',
        confirmPassword: 'correct horse 7',
      }),
    })),
  // Of one network, all with the right password: they are seen there together.
  crowd: (target) =>
    flood(target, 16, () => ({
      method: 'POST',
      path: '/api/login',
      headers: { ...json, 'X-Forwarded-For': '198.51.100.250' },
      body: JSON.stringify({
        emailOrUsername: `student${(sent % CROWD) + 1}`,
        password: 'trybe-demo-2026',
      }),
    })),
  offers: (target) =>
    flood(target, 8, () =>
      sent % 2 === 0
        ? post(`/api/issues/${target.issueId}/proposals`, target.cookie, {
            description: 'I mend it, and then again, as often as it takes.',
            proposedCompensation: '450',
            estimatedTimeToComplete: '2 weeks',
          })
        : post(`/api/proposals/${target.proposalId}/vote`, target.cookie, {
            voteType: sent % 4 === 1 ? 'upvote' : 'downvote',
          }),
    ),
  replies: (target) =>
    flood(target, 8, () =>
      post(`/api/issues/${target.issueId}/chats`, target.cookie, {
        id: randomUUID(),
        message: 'a word '.repeat(250),
      }),
    ),
  codes: (target) =>
    flood(target, 16, () => post('/api/setup/code', null, { code: `guess ${sent}` })),
  mails: (target) =>
    flood(target, 16, () => post('/api/password-resets', null, { email: 'rosa@example.org' })),
  video: (target) =>
    flood(target, 8, () => ({
      method: 'PUT',
      path: `/api/videos/${randomUUID()}`,
      headers: { Cookie: target.cookie },
      body: WEBM,
    })),
  addresses: (target) =>
    flood(target, 16, () => ({
      ...post('/api/user/email', target.cookie, {
        email: `stranger${sent}@example.org`,
        currentPassword: 'trybe-demo-2026',
      }),
      method: 'PUT',
    })),
  logo: ({ site, ...target }) => {
    logo ??= `data:image/png;base64,${tallPng(39_000_000).toString('base64')}`;
    const brand = { logo: { picture: logo }, accent: null };
    // Of a version that nobody has: the picture is looked at, and nothing is changed.
    const reason = 'The town has got a new logo of its own.';
    const body = { version: -1, reason, settings: { ...site.settings, brand } };
    return flood(target, 8, () => ({
      ...post('/api/site-settings', site.cookie, body),
      method: 'PUT',
    }));
  },
  streams: (target) => hang(target, 1_500, 'GET /api/events HTTP/1.1\r\n'),
};

process.on('message', ({ attack, target }) => {
  if (attack !== null) {
    statuses = {};
    phase.isOn = true;
    void attacks[attack](target);
    return;
  }
  phase.isOn = false;
  for (const socket of sockets) socket.destroy();
  process.send({ statuses });
});
process.on('disconnect', () => process.exit());
process.send({ attacks: Object.keys(attacks) });
