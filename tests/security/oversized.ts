import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import type { Context } from 'koa';
import sharp from 'sharp';
import { createOutbound } from '#api/adapters/outreach/outbound.ts';
import { answerPaymentWebhook } from '#api/case/payments/paymentWebhook.routes.ts';
import { withMadeLogo } from '#api/http/media/logoStore.ts';
import { readBytes } from '#api/http/media/readBytes.ts';
import { createParseBody, readJsonBytes } from '#api/http/readJson.ts';
import type { Services } from '#api/http/services.ts';
import {
  FORM_FIELD_MAX_BYTES,
  FORM_PARTS_MAX,
  readForm,
} from '#api/partners/reporting/readForm.routes.ts';
import { ExtractFile } from '#api/townMap/readExtract.ts';
import { isAvif } from '#schema/issues/sniffMedia.ts';
import { addPasskey } from '#schema/people/passkeys.ts';
import type { FilePart } from '#schema/transfer/fileRecord.ts';
import { pinName } from '#schema/typed/mapLink.ts';
import { readPhone } from '#schema/typed/phone.ts';
import { validate } from '#schema/validation.ts';
import { pngChunk } from '#tests/support/cases/testPng.ts';
import type { TestPerson } from '#tests/support/database/testPerson.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';

const UUID = '11111111-1111-4111-8111-111111111111';

export const bodyOf = (length: number, headers = {}) =>
  Object.assign(Readable.from([Buffer.alloc(length, 'a')]), { headers }) as IncomingMessage;

export const json = (text: string) => async () => {
  const bytes = await readJsonBytes({
    hasBody: true,
    header: () => 'application/json',
    readBytes: (most) => readBytes(bodyWith(text), most, 'body_too_large'),
  });
  return createParseBody()(bytes, '192.0.2.1');
};

const bodyWith = (text: string) =>
  Object.assign(Readable.from([Buffer.from(text)]), { headers: {} }) as IncomingMessage;

export const form = (type: string, body: string | number) => () => {
  const req = typeof body === 'number' ? bodyOf(body) : bodyWith(body);
  return readForm({ get: () => type, req } as unknown as Context, () => undefined);
};

const EDGE = 'x'.repeat(30);
const crowd = `--${EDGE}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(
  FORM_PARTS_MAX + 1,
);
const crowdBetween = (type: string) =>
  form(`multipart/form-data; ${type}`, `${crowd}--${EDGE}--\r\n`);

export const crowdedForms: [what: string, tried: Tried, answer: string][] = [
  [
    'a byte above 64 kB in a field',
    form('application/x-www-form-urlencoded', `a=${'b'.repeat(FORM_FIELD_MAX_BYTES + 1)}`),
    'a is too long.',
  ],
  ['a part more', crowdBetween(`boundary=${EDGE}`), 'This form has too many fields.'],
  [
    'a part more by the first of two boundaries',
    crowdBetween(`boundary=${EDGE}; boundary=other`),
    'This form has too many fields.',
  ],
  [
    'a part more by a boundary with a sign that means nothing',
    crowdBetween(`boundary="\\${EDGE}"`),
    'This form cannot be read.',
  ],
];

export async function rows(parts: AsyncIterable<FilePart>): Promise<string[]> {
  const told: string[] = [];
  for await (const part of parts) told.push('fault' in part ? part.fault.message : 'a row');
  return told;
}
export const pieces = (text: string) => Readable.from([text]) as AsyncIterable<string>;

export const extractOf = (start: Buffer) => () => {
  const file = path.join(testFolder(), 'town.osm.pbf');
  writeFileSync(file, start);
  const extract = new ExtractFile(file);
  try {
    return extract.blockAt(0);
  } finally {
    extract.close();
  }
};

/** The head of a block: its length, what it holds, and how long that is. */
export function blockHead(headerBytes: number, size: number): Buffer {
  const header = Buffer.alloc(4);
  header.writeUInt32BE(headerBytes);
  const sizes: number[] = [];
  for (let rest = size; rest > 0; rest >>>= 7) sizes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
  const fields = Buffer.from([0x0a, 9, ...Buffer.from('OSMHeader'), 0x18, ...sizes]);
  return Buffer.concat([header, fields, Buffer.alloc(Math.max(0, headerBytes - fields.length))]);
}

export const picture = await sharp({
  create: { width: 40, height: 40, channels: 3, background: '#16324f' },
})
  .png()
  .toBuffer();
/** As if it were so large: only the head says so. */
export function shaped(width: number, height: number): Buffer {
  const head = Buffer.from(picture.subarray(16, 29));
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([picture.subarray(0, 8), pngChunk('IHDR', head), picture.subarray(33)]);
}
export const PROFILE_BYTES = 4 * 1024 * 1024;
export const profile = (length: number) =>
  pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(Buffer.alloc(length))]));
export const joined = (...parts: readonly Uint8Array[]) => Buffer.concat(parts);
export const docType = (length: number) =>
  joined(
    Buffer.from('1a45dfa3', 'hex'),
    Buffer.from([0x80 | (3 + length), 0x42, 0x82, 0x80 | length]),
    Buffer.from('webm'.padEnd(length, 'x')),
  );

export async function outboundOf(length: number, maxBytes: number) {
  const server = createServer((_, response) => response.end(Buffer.alloc(length)));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outbound = createOutbound({ allowedHosts: [host], timeoutMs: 5_000 });
  const answer = await outbound.send({ url: `http://${host}/`, method: 'GET', maxBytes });
  server.close();
  return answer.kind === 'answered' && answer.bytes === null ? 'cut off' : answer.kind;
}

export const credential = (length: number) => {
  const response = { clientDataJSON: 'aa', attestationObject: 'a'.repeat(length) };
  const whole = { id: 'aa', rawId: 'aa', type: 'public-key', response };
  return validate(addPasskey.body, { challengeId: UUID, credential: whole }).isValid;
};

export const webhook = () =>
  answerPaymentWebhook({ payments: { checkout: {} } } as unknown as Services, () => undefined)(
    {
      path: '/api/payments/webhook',
      method: 'POST',
      req: bodyOf(512 * 1024 + 1),
    } as unknown as Context,
    () => Promise.resolve(),
  );

export type Tried = () => unknown;

/** What is refused: by its code, by its words, or as an answer that says no. */
export async function answerTo(tried: Tried): Promise<unknown> {
  try {
    return await tried();
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return code ?? message;
  }
}

/** Tells of a photo of so many bytes, and sends the first of them. */
export async function beginPieces({ fetch }: Pick<TestPerson, 'fetch'>, length: number) {
  const headers = { 'Upload-Offset': '0', 'Upload-Complete': '?0' };
  const answer = await fetch(`/api/partial-uploads/${UUID}?of=photo`, {
    method: 'PATCH',
    headers: { ...headers, 'Upload-Length': String(length) },
    body: Buffer.alloc(1),
  });
  return answer.status;
}

/** A logo of so many bytes, in the settings of a site that has none. */
export const logoOf = (length: number) => {
  const file = `data:image/png;base64,${Buffer.alloc(length).toString('base64')}`;
  const brand = { logo: { picture: file }, accent: null };
  const site = { current: () => ({ brand: { logo: null } }) };
  return withMadeLogo({ site } as never, { brand } as never);
};

/** Whether a picture is AVIF that says so only behind what is looked at. */
export const lateKind: Tried = async () => {
  const bytes = Buffer.alloc(10_000, 'mif1');
  bytes.writeUInt32BE(bytes.length);
  bytes.write('ftyp', 4);
  bytes.write('avif', 64);
  return isAvif(bytes);
};

/** The pin of a link whose name would be read at any length. */
export const longLink: Tried = async () =>
  pinName('https://google.com/maps/place/45.07+7.68/@45.07,7.68,9z'.padEnd(2_001, '0'));

export const longPhone: Tried = async () => readPhone('+1 312 555 0100'.padEnd(61), null);
