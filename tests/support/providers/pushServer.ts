import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSignedCertificate } from './selfSignedCertificate.ts';

/** A subscribed browser: only it can read what is sent to it. */
export type PushBrowser = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** The decrypted messages, in the order of their arrival. */
  messages: unknown[];
};

export type ReceivedPush = { path: string; headers: IncomingMessage['headers']; body: Buffer };

export type PushServer = {
  origin: string;
  /** The authority to trust, for `https`. */
  ca: string | undefined;
  received: ReceivedPush[];
  newBrowser(): PushBrowser;
  /** What to answer from now on; 201 at the start. */
  answerWith(status: number, headers?: Record<string, string>): void;
  stop(): Promise<void>;
};

const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const SALT_BYTES = 16;
const POINT_BYTES = 65;
const HEADER_BYTES = SALT_BYTES + 5 + POINT_BYTES;

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Reads a message as the browser would: RFC 8291 over one record of RFC 8188. */
function decrypt(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const sender = body.subarray(SALT_BYTES + 5, HEADER_BYTES);
  const shared = browser.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const input = hkdf(shared, auth, info, 32);
  const key = hkdf(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = hkdf(input, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const record = Buffer.concat([
    decipher.update(body.subarray(HEADER_BYTES, -16)),
    decipher.final(),
  ]);
  return record.subarray(0, record.lastIndexOf(2)).toString('utf8');
}

/** The claims of the sender, whose signature (RFC 8292) fits `publicKey`; throws where it does not. */
export function vapidClaims(push: ReceivedPush, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/u.exec(push.headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('Signed by another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isValid) throw new Error('The signature does not fit');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<string, unknown>;
}

type Reader = (body: Buffer) => void;

function serve(
  server: PushServer,
  readers: Map<string, Reader>,
  answer: { status: number; headers: Record<string, string> },
) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const push = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
    server.received.push(push);
    if (answer.status < 300) readers.get(push.path)?.(push.body);
    response.writeHead(answer.status, answer.headers).end();
  };
}

/** A push service on a free port of this machine, by TLS or without. */
export async function startPushServer(protocol: 'http' | 'https'): Promise<PushServer> {
  const readers = new Map<string, Reader>();
  const answer = { status: 201, headers: {} as Record<string, string> };
  const certificate = protocol === 'https' ? selfSignedCertificate() : null;
  const listener = certificate ? createHttps(certificate) : createHttp();
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  const origin = `${protocol}://127.0.0.1:${port}`;
  const server: PushServer = {
    origin,
    ca: certificate?.cert,
    received: [],
    newBrowser() {
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const [curve, auth] = [createECDH('prime256v1'), randomBytes(16)];
      const p256dh = curve.generateKeys('base64url');
      const messages: unknown[] = [];
      readers.set(path, (body) => messages.push(JSON.parse(decrypt(body, curve, auth))));
      const keys = { p256dh, auth: auth.toString('base64url') };
      return { subscription: { endpoint: origin + path, keys }, messages };
    },
    answerWith(status, headers = {}) {
      Object.assign(answer, { status, headers });
    },
    stop: () =>
      new Promise((resolve) => {
        listener.closeAllConnections();
        listener.close(() => resolve());
      }),
  };
  const handle = serve(server, readers, answer);
  listener.on('request', (request, response) => void handle(request, response));
  return server;
}
