import { createECDH } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  startPushServer,
  vapidClaims,
  type PushServer,
} from '#tests/support/providers/pushServer.ts';
import { createWebPush, type WebPushOptions } from './webPush.ts';

const server = await startPushServer('https');
beforeEach(() => server.answerWith(201));
afterAll(() => server.stop());

function newKeys() {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  const privateKey = curve.getPrivateKey().toString('hex').padStart(64, '0');
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') };
}

const keys = newKeys();
const open = (changes: Partial<WebPushOptions> = {}) =>
  createWebPush({
    keys,
    subject: 'https://trybe.example',
    isPublicOnly: false,
    timeoutMs: 2_000,
    ca: server.ca ?? '',
    ...changes,
  });

const message = JSON.stringify({ title: 'A proposal', body: 'sam proposed “Größe”.' });
const signal = new AbortController().signal;
const targetOf = ({ subscription }: ReturnType<PushServer['newBrowser']>) => ({
  endpoint: subscription.endpoint,
  ...subscription.keys,
});

describe('a push', () => {
  test('arrives by TLS, and only the browser can read it', async () => {
    const browser = server.newBrowser();
    expect(await open().send(targetOf(browser), message, signal)).toEqual({ kind: 'sent' });
    expect(browser.messages).toEqual([JSON.parse(message)]);
    const push = server.received.at(-1);
    expect(push?.body.includes('Größe')).toBe(false);
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200' });
  });

  test('says who sends it, in a signature for this service alone that soon ends', async () => {
    await open().send(targetOf(server.newBrowser()), message, signal);
    const push = server.received.at(-1);
    if (!push) throw new Error('Nothing arrived');
    const claims = vapidClaims(push, keys.publicKey);
    expect(claims).toMatchObject({ aud: server.origin, sub: 'https://trybe.example' });
    const hours = (Number(claims.exp) - Date.now() / 1000) / 3600;
    expect(hours).toBeGreaterThan(0);
    expect(hours).toBeLessThanOrEqual(24);
    expect(() => vapidClaims(push, newKeys().publicKey)).toThrow('another key');
  });

  test.each([404, 410])('to a browser that is not there any more is told: %d', async (status) => {
    server.answerWith(status);
    const sent = open().send(targetOf(server.newBrowser()), message, signal);
    expect(await sent).toEqual({ kind: 'gone' });
  });

  test('that a busy service refuses is worth another try, when it says', async () => {
    server.answerWith(429, { 'retry-after': '90' });
    const sent = open().send(targetOf(server.newBrowser()), message, signal);
    expect(await sent).toEqual({ kind: 'failed', reason: 'answer 429', retryAfterMs: 90_000 });
  });

  test('follows nobody who sends it elsewhere', async () => {
    server.answerWith(307, { location: `${server.origin}/inner` });
    const outcome = await open().send(targetOf(server.newBrowser()), message, signal);
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'answer 307' });
    expect(server.received.map(({ path }) => path)).not.toContain('/inner');
  });

  test('to keys that are none ends the subscription', async () => {
    const target = { ...targetOf(server.newBrowser()), p256dh: `B${'A'.repeat(86)}` };
    expect(await open().send(target, message, signal)).toEqual({ kind: 'gone' });
  });

  test('trusts nobody with a certificate of their own making', async () => {
    const stranger = createWebPush({
      keys,
      subject: 'https://trybe.example',
      isPublicOnly: false,
      timeoutMs: 2_000,
    });
    const outcome = await stranger.send(targetOf(server.newBrowser()), message, signal);
    expect(outcome).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/CERT|SIGNED/u),
    });
  });

  test('gives up on a service that never answers, and when it is told to', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const target = { ...targetOf(server.newBrowser()), endpoint: `http://127.0.0.1:${port}/p` };
    const late = await open({ timeoutMs: 100 }).send(target, message, signal);
    expect(late).toMatchObject({ kind: 'failed' });
    const cut = await open().send(target, message, AbortSignal.timeout(50));
    expect(cut).toMatchObject({ kind: 'failed' });
    silent.close();
  });

  test('gives up on a service that switches to another protocol', async () => {
    const switching = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('HTTP/1.1 101 Other\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n');
    });
    await new Promise<void>((resolve) => switching.listen(0, '127.0.0.1', resolve));
    const { port } = switching.address() as AddressInfo;
    const target = { ...targetOf(server.newBrowser()), endpoint: `http://127.0.0.1:${port}/p` };
    const outcome = await open().send(target, message, signal);
    expect(outcome).toEqual({ kind: 'failed', reason: 'ENOANSWER', retryAfterMs: null });
    switching.close();
  });
});

describe('where pushes may go', () => {
  const production = () => open({ isPublicOnly: true });

  test.each([
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://fcm.googleapis.com/fcm/send/x',
    'https://203.1.113.9/x',
    'https://[2a00:1450::1]/x',
  ])('to the open internet: %s', (endpoint) => {
    expect(production().mayReach(endpoint)).toBe(true);
  });

  test.each([
    'http://push.example.org/x',
    'https://localhost/x',
    'https://database/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://0x7f000001/x',
    'https://2130706433/x',
    'https://10.1.2.3/x',
    'https://172.16.0.1/x',
    'https://192.168.1.1:8443/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://user:secret@push.example.org/x',
    'ftp://push.example.org/x',
    'nonsense',
  ])('in production never to an inner machine: %s', (endpoint) => {
    expect(production().mayReach(endpoint)).toBe(false);
  });

  test('what was stored before is not sent there either', async () => {
    const before = server.received.length;
    const outcome = await production().send(targetOf(server.newBrowser()), message, signal);
    expect(outcome).toEqual({ kind: 'gone' });
    expect(server.received).toHaveLength(before);
  });

  test('in development to this very machine too, but nowhere else without TLS', () => {
    const here = open();
    expect(here.mayReach('http://localhost:9999/x')).toBe(true);
    expect(here.mayReach('http://127.0.0.1:9999/x')).toBe(true);
    expect(here.mayReach('http://192.168.1.1/x')).toBe(false);
  });
});
