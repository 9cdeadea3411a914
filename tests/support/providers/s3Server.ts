import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type S3Key = { id: string; secret: string; region: string };

export type S3Server = {
  /** The address of the bucket. */
  bucketUrl: string;
  /** What lies in it, by path below the bucket. */
  objects: Map<string, Buffer>;
  /** Answers that many next requests with this instead of doing them. */
  failNext(times: number, status: number, code: string): void;
  /** Answers reads without looking at their range, as some services do. */
  ignoreRanges(): void;
  stop(): Promise<void>;
};

const BUCKET = '/files/';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The signature that this request should have (AWS Signature Version 4, single chunk). */
function expectedSignature(
  { method, url, headers }: IncomingMessage,
  signedHeaders: string,
  { secret, region }: S3Key,
): string {
  const date = String(headers['x-amz-date']);
  const day = date.slice(0, 8);
  const names = signedHeaders.split(';');
  const canonical = [
    method,
    url,
    '',
    ...names.map((name) => `${name}:${String(headers[name])}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const parts = [day, region, 's3', 'aws4_request'];
  const key = parts.reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secret}`);
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  return hmac(key, text).toString('hex');
}

/** What is wrong with the sender or the contents of a request; null when nothing is. */
function faultIn(request: IncomingMessage, body: Buffer, key: S3Key): string | null {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\S+, SignedHeaders=(\S+), Signature=(\w+)$/u;
  const [, id, signed = '', signature] = pattern.exec(request.headers.authorization ?? '') ?? [];
  if (id !== key.id) return 'InvalidAccessKeyId';
  if (signature !== expectedSignature(request, signed, key)) return 'SignatureDoesNotMatch';
  const hash = request.headers['x-amz-content-sha256'];
  if (request.method !== 'PUT') return null;
  return hash === sha256(body) ? null : 'XAmzContentSHA256Mismatch';
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);

function sendObject(request: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/u.exec(request.headers.range ?? '') ?? [];
  if (start === undefined || end === undefined) response.end(bytes);
  else response.writeHead(206).end(bytes.subarray(Number(start), Number(end) + 1));
}

/** A bucket on this machine that checks signatures and hashes as the S3 protocol asks for. */
export async function startS3Server(key: S3Key): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const fault = { times: 0, status: 503, code: '' };
  let hasRanges = true;
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (fault.times > 0) {
      fault.times -= 1;
      refuse(response, fault.status, fault.code);
      return;
    }
    const wrong = faultIn(request, body, key);
    if (wrong !== null) return void refuse(response, 403, wrong);
    const { url = '', method } = request;
    if (!url.startsWith(BUCKET)) return void refuse(response, 404, 'NoSuchBucket');
    const name = url.slice(BUCKET.length);
    if (method === 'PUT') {
      objects.set(name, body);
      return void response.end();
    }
    const found = objects.get(name);
    if (found === undefined) return void refuse(response, 404, 'NoSuchKey');
    if (!hasRanges) delete request.headers.range;
    sendObject(request, response, found);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    bucketUrl: `http://127.0.0.1:${port}${BUCKET.slice(0, -1)}`,
    objects,
    failNext: (times, status, code) => void Object.assign(fault, { times, status, code }),
    ignoreRanges: () => {
      hasRanges = false;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
