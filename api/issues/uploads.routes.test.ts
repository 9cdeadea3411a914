import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Problem } from '#schema/errors.ts';
import type { Upload } from '#schema/issues/image.ts';
import { reportIssue } from '#schema/issues/issue.ts';
import { PHOTO_MAX_BYTES } from '#schema/limits.ts';
import { picture, REPORT, sha256Of } from '#tests/scenarios/fixtures.ts';
import { personOf, visitorOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();
const rosa = await personOf(api);

const put = (id: string, bytes: Uint8Array, who: Pick<TestPerson, 'fetch'> = rosa) =>
  who.fetch(`/api/uploads/${id}`, { method: 'PUT', body: Buffer.from(bytes) });

const refusal = async (response: Response) => ((await response.json()) as Problem).code;

async function stored(bytes: Uint8Array): Promise<Upload> {
  const response = await put(randomUUID(), bytes);
  expect(response.status).toBe(201);
  return (await response.json()) as Upload;
}

function cameraPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c96' } })
    .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '41/1 52/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

describe('a picture', () => {
  it('is kept exactly as it came, privately, under its own hash', async () => {
    const bytes = picture(10);
    const upload = await stored(bytes);
    expect(upload).toMatchObject({ sha256: sha256Of(bytes), bytes: bytes.length });
    const { sha256 } = upload;
    const file = join(api.dataDir, 'files', 'originals', sha256.slice(0, 2), sha256);
    expect(sha256Of(await readFile(file))).toBe(sha256);
    const found = await rosa.fetch(`/files/originals/${sha256.slice(0, 2)}/${sha256}`);
    expect(found.status).toBe(404);
  });

  it('is served upright, smaller and without what the camera wrote into it', async () => {
    const upload = await stored(await cameraPicture(2_400, 1_200));
    expect(upload).toMatchObject({ width: 800, height: 1_600 });
    const response = await rosa.fetch(`/api/images/${upload.id}`);
    // No report uses it yet, so only Rosa sees it: her device must not cache it for others.
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('image/webp');
    const name = `inline; filename="${upload.id}.webp"`;
    expect(response.headers.get('content-disposition')).toBe(name);
    const served = Buffer.from(await response.arrayBuffer());
    const about = await sharp(served).metadata();
    expect(about).toMatchObject({ format: 'webp', width: 800, height: 1_600 });
    expect(about.exif).toBeUndefined();
    expect(served.includes('Secret Camera')).toBe(false);
    const card = await rosa.fetch(`/api/images/${upload.id}?w=800`);
    const size = await sharp(Buffer.from(await card.arrayBuffer())).metadata();
    expect(size).toMatchObject({ width: 800, height: 400 });
  });

  it('may be sent again, but not another one under the same id', async () => {
    const id = randomUUID();
    const first = await (await put(id, picture(20))).json();
    expect(await (await put(id, picture(20))).json()).toEqual(first);
    expect(await refusal(await put(id, picture(21)))).toBe('upload_differs');
    const stranger = await personOf(api);
    expect(await refusal(await put(id, picture(20), stranger))).toBe('upload_differs');
  });

  it('leaves one file however often and by whomever it is sent', async () => {
    const bytes = picture(30);
    await Promise.all([stored(bytes), stored(bytes), stored(bytes)]);
    const folder = join(api.dataDir, 'files', 'originals', sha256Of(bytes).slice(0, 2));
    expect(await readdir(folder)).toEqual([sha256Of(bytes)]);
  });

  it('becomes the picture of a report that names it', async () => {
    const upload = await stored(picture(40));
    const photos = [{ id: upload.id, sha256: upload.sha256, takenAt: '2026-05-01T10:00:00.000Z' }];
    const issue = await rosa.expectCall(reportIssue, { body: { ...REPORT, photos } });
    expect(issue.imageUrl).toBe(`${api.origin}/api/images/${upload.id}`);
    expect(issue.photos).toMatchObject([{ id: upload.id, takenAt: '2026-05-01T10:00:00.000Z' }]);
    expect(issue.receipt.parts).toEqual([{ id: upload.id, sha256: upload.sha256 }]);
  });
});

describe('a bad upload', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const png = picture(50, [64, 64]);

  it.each([
    ['nothing', new Uint8Array(), 'unsupported_image'],
    ['text', Buffer.from('hello'), 'unsupported_image'],
    ['an SVG', Buffer.from(svg), 'unsupported_image'],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'unsupported_image'],
    ['half a picture', png.subarray(0, 60), 'unreadable_image'],
    ['a signature alone', png.subarray(0, 8), 'unreadable_image'],
    ['a JPEG that is none', Buffer.from('ffd8ffe000104a46', 'hex'), 'unreadable_image'],
    ['more than 40 megapixels', hugePng(), 'unreadable_image'],
    ['5 MB', Buffer.alloc(PHOTO_MAX_BYTES, 0xff), 'photo_too_large'],
  ])('is refused: %s', async (_, bytes, code) => {
    const id = randomUUID();
    expect(await refusal(await put(id, bytes))).toBe(code);
    expect((await rosa.fetch(`/api/images/${id}`)).status).toBe(404);
  });

  it('is refused without an account or a proper id', async () => {
    expect((await put(randomUUID(), png, visitorOf(api))).status).toBe(401);
    expect((await put('not-an-id', png)).status).toBe(400);
  });

  it('under a lying length is cut where the limit is', async () => {
    const stream = new Blob([Buffer.alloc(PHOTO_MAX_BYTES + 1)]).stream();
    const init = { method: 'PUT', body: stream, duplex: 'half' } as RequestInit;
    const response = await rosa.fetch(`/api/uploads/${randomUUID()}`, init);
    expect(await refusal(response)).toBe('photo_too_large');
  });

  it('named by a report keeps the report out', async () => {
    const upload = await stored(picture(60));
    const cases = [
      [{ id: randomUUID(), sha256: upload.sha256 }, 'photo_missing'],
      [{ id: upload.id, sha256: sha256Of(picture(61)) }, 'photo_differs'],
    ] as const;
    for (const [photo, code] of cases) {
      const answer = await rosa.call(reportIssue, { body: { ...REPORT, photos: [photo] } });
      expect(answer.problem).toMatchObject({ code, errors: [{ path: 'photos.0' }] });
    }
    const stranger = await personOf(api);
    const photos = [{ id: upload.id, sha256: upload.sha256 }];
    const answer = await stranger.call(reportIssue, { body: { ...REPORT, photos } });
    expect(answer.problem.code).toBe('photo_missing');
  });
});

function hugePng(): Uint8Array {
  const bytes = Buffer.from(picture(70));
  bytes.writeUInt32BE(8_000, 16);
  bytes.writeUInt32BE(8_000, 20);
  return bytes;
}
