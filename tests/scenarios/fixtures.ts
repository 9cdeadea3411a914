import { createHash, randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { putUpload } from '#schema/issues/image.ts';
import {
  reportIssue,
  type IssueWithReceipt,
  type ReportIssueRequest,
} from '#schema/issues/issue.ts';
import { createProposal, type Proposal } from '#schema/case/proposal.ts';
import { putAvatar } from '#schema/people/profile.ts';
import { newKey, type Client } from './client.ts';

/** A report that passes every rule. */
export const REPORT = {
  title: 'Deep pothole in the bus lane',
  description: 'A pothole as wide as a wheel has opened in the bus lane on Madison.',
  location: 'W Madison St, The Loop, Chicago',
  latitude: '41.88197',
  longitude: '-87.63396',
  priority: 'high',
  category: 'infrastructure',
  solutionCriteria: 'The hole is filled and level with the road.',
} as const satisfies ReportIssueRequest;

/** A proposal that passes every rule. */
export const OFFER = {
  description: 'I fill the hole with hot asphalt and roll it level.',
  proposedCompensation: '450',
  estimatedTimeToComplete: '2 weeks',
} as const;

export function fileReport(
  client: Client,
  change: Partial<ReportIssueRequest> = {},
): Promise<IssueWithReceipt> {
  return client.expectCall(reportIssue, { body: { ...REPORT, ...change } });
}

export function propose(client: Client, issueId: string): Promise<Proposal> {
  return client.expectCall(createProposal, { params: { id: issueId }, body: OFFER });
}

export const sha256Of = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** A PNG of one colour; another `shade` makes another picture. */
export function picture(shade = 128, [width, height] = [32, 20]): Uint8Array<ArrayBuffer> {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, shade)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND')];
  return new Uint8Array(Buffer.concat(parts));
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Sends bytes to an upload id, as the device does. */
export function sendUpload(
  client: Client,
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
  type = 'image/png',
): Promise<Response> {
  return client.fetch(putUpload.path.replace('{id}', id), {
    method: 'PUT',
    headers: { 'content-type': type },
    body: bytes,
  });
}

/** Uploads a picture and answers how a report names it. */
export async function uploadPicture(client: Client, bytes = picture()) {
  const id = randomUUID();
  const response = await sendUpload(client, id, bytes);
  if (response.status !== 201) throw new Error(`Upload failed: ${await response.text()}`);
  return { id, sha256: sha256Of(bytes) };
}

/** Sends a picture to be somebody's face. */
export const sendFace = (client: Client, bytes = picture(90, [60, 30]), key = newKey()) =>
  client.fetch(putAvatar.path, {
    method: 'PUT',
    headers: { 'content-type': 'image/png', 'idempotency-key': key },
    body: bytes,
  });
