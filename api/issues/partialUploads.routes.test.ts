import { createHash, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { forgetFiles } from '#api/jobs/forgetFiles.ts';
import { deleteAccount } from '#schema/people/accountDeletion.ts';
import type { Problem } from '#schema/errors.ts';
import type { PartialUpload } from '#schema/issues/partialUpload.ts';
import {
  PARTIAL_BYTES_PER_PERSON,
  PHOTO_MAX_BYTES,
  PROOF_VIDEO_MAX_BYTES,
} from '#schema/limits.ts';
import { createClient } from '#tests/scenarios/client.ts';
import { picture, sha256Of } from '#tests/scenarios/fixtures.ts';
import { mp4 } from '#tests/support/cases/testVideo.ts';
import { smallPhoto } from '#tests/support/cases/testPhoto.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { registerAs } from '#tests/support/registerAs.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();
const second = await apiOfTests({ sharedWith: api });
let origin = api.origin;
/** Of Rosa's session, to send past her client. */
let cookie = '';
const rosa = createClient((path, init) => {
  cookie = new Headers(init?.headers).get('cookie') ?? '';
  return fetch(origin + path, init);
});
await registerAs(rosa, 'rosa_in_pieces');
const PHOTO = await smallPhoto(5);

type Sender = Pick<typeof rosa, 'fetch'>;
type Sent = {
  id: string;
  at?: number;
  end?: number;
  bytes?: Uint8Array;
  length?: number;
  of?: 'photo' | 'video';
  who?: Sender;
  digest?: string;
};

const digestOf = (bytes: Uint8Array) =>
  `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;

function headersOf({ at = 0, bytes = PHOTO, end = bytes.length, length, digest }: Sent) {
  return {
    'content-type': 'application/partial-upload',
    'upload-offset': String(at),
    'upload-length': String(length ?? bytes.length),
    'upload-complete': end === bytes.length ? '?1' : '?0',
    'repr-digest': digest ?? digestOf(bytes),
  };
}

const send = ({ who = rosa, of = 'photo', ...sent }: Sent) => {
  const { id, at = 0, bytes = PHOTO, end = bytes.length } = sent;
  return who.fetch(`/api/partial-uploads/${id}?of=${of}`, {
    method: 'PATCH',
    headers: headersOf(sent),
    body: Buffer.from(bytes.subarray(at, end)),
  });
};

const received = async (id: string, who: Sender = rosa) =>
  (await (await who.fetch(`/api/partial-uploads/${id}`)).json()) as PartialUpload;

const refusal = async (response: Response) => ((await response.json()) as Problem).code;

const piecesOf = (id: string) =>
  api.database.query('select 1 from upload_piece where upload_id = $1', [id]);

describe('a photo in pieces', () => {
  it('is stored like a whole one, and leaves no pieces', async () => {
    const id = randomUUID();
    const first = await send({ id, end: 1_000 });
    expect(first.headers.get('upload-offset')).toBe('1000');
    expect(first.headers.get('upload-complete')).toBe('?0');
    expect(await received(id)).toMatchObject({ offset: 1_000, isComplete: false });
    const last = await send({ id, at: 1_000 });
    const whole = { id, offset: PHOTO.length, isComplete: true, sha256: sha256Of(PHOTO) };
    expect(await last.json()).toEqual(whole);
    expect(await received(id)).toEqual(whole);
    expect(await piecesOf(id)).toEqual([]);
    expect((await rosa.fetch(`/api/images/${id}`)).status).toBe(200);
    // Its answer may have been lost.
    expect(await (await send({ id, at: 1_000 })).json()).toEqual(whole);
  });

  it('goes on in another process, and is finished by an empty piece', async () => {
    const id = randomUUID();
    await send({ id, end: 700 });
    origin = second.origin;
    onTestFinished(() => void (origin = api.origin));
    const headers = { ...headersOf({ id, at: 700 }), 'upload-complete': '?0' };
    const url = `/api/partial-uploads/${id}?of=photo`;
    const body = Buffer.from(PHOTO.subarray(700));
    await rosa.fetch(url, { method: 'PATCH', headers, body });
    expect(await received(id)).toMatchObject({ offset: PHOTO.length, isComplete: false });
    origin = api.origin;
    const last = await send({ id, at: PHOTO.length });
    expect(await last.json()).toMatchObject({ isComplete: true, sha256: sha256Of(PHOTO) });
  });

  it('continues only where it ended, and only as its own sender', async () => {
    const id = randomUUID();
    expect(await refusal(await send({ id, at: 500 }))).toBe('upload_offset');
    await send({ id, end: 800 });
    expect(await refusal(await send({ id, at: 500 }))).toBe('upload_offset');
    expect(await refusal(await send({ id, at: 800, length: 9_999 }))).toBe('upload_differs');
    const stranger = await personOf(api);
    expect(await refusal(await send({ id, at: 800, who: stranger }))).toBe('upload_differs');
    expect(await received(id, stranger)).toMatchObject({ offset: 0 });
    expect(await received(id)).toMatchObject({ offset: 800 });
  });

  it('that arrived changed begins again at its first byte', async () => {
    const id = randomUUID();
    await send({ id, end: 800 });
    const wrong = await send({ id, at: 800, digest: digestOf(picture(9)) });
    expect([wrong.status, await refusal(wrong)]).toEqual([422, 'upload_broken']);
    expect(await received(id)).toMatchObject({ offset: 0 });
    expect(await (await send({ id })).json()).toMatchObject({ isComplete: true });
  });

  it('is refused before its bytes if it is too large, and with them if it is no picture', async () => {
    const id = randomUUID();
    const large = await send({ id, end: 10, length: PHOTO_MAX_BYTES });
    expect(await refusal(large)).toBe('photo_too_large');
    const text = Buffer.from('this is no picture');
    expect(await refusal(await send({ id, bytes: text }))).toBe('unsupported_image');
    expect(await refusal(await send({ id, digest: 'md5=:x:' }))).toBe('invalid_request');
  });

  it('keeps what had arrived when the line broke in the middle of a piece', async () => {
    const id = randomUUID();
    await received(id);
    const url = new URL(`/api/partial-uploads/${id}?of=photo`, api.origin);
    const headers = { ...headersOf({ id }), cookie, 'content-length': PHOTO.length };
    const cut = httpRequest(url, { method: 'PATCH', headers });
    cut.on('error', () => undefined);
    let sent = 900;
    cut.write(PHOTO.subarray(0, sent));
    // Once a byte is stored, the server is reading the body: all that is written before the break arrives.
    const isKept = async () => {
      await new Promise((resolve) => cut.write(PHOTO.subarray(sent, sent + 1), resolve));
      sent += 1;
      return (await received(id)).offset > 0;
    };
    await expect.poll(isKept).toBe(true);
    cut.destroy();
    await expect.poll(async () => (await received(id)).offset).toBe(sent);
    expect(await (await send({ id, at: sent })).json()).toMatchObject({ isComplete: true });
  });
});

describe('a video in pieces', () => {
  it('is checked as a whole one', async () => {
    const id = randomUUID();
    const bytes = mp4({ seconds: 4 });
    await send({ id, bytes, end: 100, of: 'video' });
    const answer = await send({ id, bytes, at: 100, of: 'video' });
    expect(await answer.json()).toMatchObject({ isComplete: true, sha256: sha256Of(bytes) });
    const long = mp4({ seconds: 40 });
    const refused = await send({ id: randomUUID(), bytes: long, of: 'video' });
    expect(await refusal(refused)).toBe('video_too_long');
  });
});

describe('unfinished uploads', () => {
  it('of a deleted account are gone with it', async () => {
    const who = await personOf(api);
    const id = randomUUID();
    await send({ id, end: 800, who });
    const left = () => api.database.query('select 1 from partial_upload where id = $1', [id]);
    expect(await left()).toHaveLength(1);
    await who.expectCall(deleteAccount, { body: { password: who.password } });
    expect(await left()).toEqual([]);
  });

  it('of one person never take more than their share: the oldest give way', async () => {
    const who = await personOf(api);
    const ids = Array.from({ length: PARTIAL_BYTES_PER_PERSON / PROOF_VIDEO_MAX_BYTES + 1 }, () =>
      randomUUID(),
    );
    for (const id of ids) {
      await send({ id, end: 10, length: PROOF_VIDEO_MAX_BYTES, of: 'video', who });
    }
    const offsets = await Promise.all(ids.map(async (id) => (await received(id, who)).offset));
    expect(offsets).toEqual([0, 10, 10]);
  });

  it('are deleted after a day', async () => {
    const id = randomUUID();
    await send({ id, end: 800 });
    const files = { delete: async () => undefined };
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await forgetFiles({ database: api.database, files, now: inHours(20) });
    expect(await received(id)).toMatchObject({ offset: 800 });
    await forgetFiles({ database: api.database, files, now: inHours(24) });
    expect(await received(id)).toMatchObject({ offset: 0 });
    expect(await piecesOf(id)).toEqual([]);
  });
});
