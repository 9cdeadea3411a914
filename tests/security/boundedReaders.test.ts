import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { processImage } from '#api/adapters/files/images.ts';
import { hasSoundShape } from '#api/adapters/files/soundShape.ts';
import { readLimited } from '#api/adapters/limitedBody.ts';
import { readBytes } from '#api/http/media/readBytes.ts';
import { JSON_MAX_VALUES } from '#api/http/readJson.ts';
import { checkVideo } from '#api/issues/video.rules.ts';
import { FORM_PARTS_MAX } from '#api/partners/reporting/readForm.routes.ts';
import {
  JSON_BODY_MAX_BYTES,
  JSON_MAX_DEPTH,
  PHOTO_MAX_BYTES,
  PROOF_VIDEO_MAX_BYTES,
} from '#schema/limits.ts';
import { LOGO_MAX_BYTES } from '#schema/site/brand/siteBrand.ts';
import { SERVICE_REQUEST_MAX_BYTES } from '#schema/partners/newServiceRequest.ts';
import { ROW_MAX_LENGTH } from '#schema/transfer/fileRecord.ts';
import { readCsv } from '#schema/transfer/readCsv.ts';
import { readGeoJson } from '#schema/transfer/readGeoJson.ts';
import { readEmail } from '#schema/typed/email.ts';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { pngChunk, withChunks } from '#tests/support/cases/testPng.ts';
import { emptyBoxes, emptyElements, mp4, webm } from '#tests/support/cases/testVideo.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';
import {
  bodyOf,
  json,
  form,
  rows,
  pieces,
  extractOf,
  blockHead,
  crowdedForms,
  picture,
  shaped,
  PROFILE_BYTES,
  profile,
  joined,
  docType,
  outboundOf,
  credential,
  logoOf,
  beginPieces,
  webhook,
  answerTo,
  lateKind,
  longLink,
  longPhone,
  type Tried,
} from './oversized.ts';
import { findReaders, READ_BY, READ_NOTHING, READ_OURS, READ_SENT } from './readers.ts';

const api = await apiOfTests();
let person: TestPerson;
beforeAll(async () => {
  person = await personOf(api);
});

const UUID = '11111111-1111-4111-8111-111111111111';

const put = (address: string, length: number) => async () =>
  (await person.fetch(address, { method: 'PUT', body: Buffer.alloc(length) })).status;

/** By file, what is just above its bound, and what is said to it. */
const BOUNDS: Record<string, [what: string, tried: Tried, answer: unknown][]> = {
  'api/http/serveEndpoint.ts': [
    [
      'a head of 16 kB',
      () => person.fetch(`/api/issues?q=${'a'.repeat(16 * 1024)}`).then((a) => a.status),
      431,
    ],
    [
      'a cookie of 16 kB',
      () =>
        fetch(`${api.origin}/api/issues`, {
          headers: { cookie: `a=${'b'.repeat(16 * 1024)}` },
        }).then((a) => a.status),
      431,
    ],
  ],
  'api/http/media/readBytes.ts': [
    ['a byte more', () => readBytes(bodyOf(11), 10, 'photo_too_large'), 'photo_too_large'],
    [
      'a head that says so',
      () => readBytes(bodyOf(1, { 'content-length': '11' }), 10, 'photo_too_large'),
      'photo_too_large',
    ],
  ],
  'api/http/readJson.ts': [
    ['a byte more', json(`"${'a'.repeat(JSON_BODY_MAX_BYTES - 1)}"`), 'body_too_large'],
    ['a value more', json(`[${'0,'.repeat(JSON_MAX_VALUES - 1)}0]`), 'invalid_request'],
    [
      'a level more',
      json('['.repeat(JSON_MAX_DEPTH + 1) + ']'.repeat(JSON_MAX_DEPTH + 1)),
      'invalid_request',
    ],
  ],
  'schema/issues/sniffMedia.ts': [['a kind named behind 64 bytes', lateKind, false]],
  'api/issues/uploads.routes.ts': [['5 MB', put(`/api/uploads/${UUID}`, PHOTO_MAX_BYTES), 413]],
  'api/people/profiles.routes.ts': [['5 MB', put('/api/user/avatar', PHOTO_MAX_BYTES), 413]],
  'api/issues/video.routes.ts': [
    ['a byte above 40 MB', put(`/api/videos/${UUID}`, PROOF_VIDEO_MAX_BYTES + 1), 413],
  ],
  'api/issues/partialUploads.routes.ts': [
    ['5 MB in pieces', () => beginPieces(person, PHOTO_MAX_BYTES), 413],
  ],
  'api/case/payments/paymentWebhook.routes.ts': [
    ['a byte above 512 kB', webhook, 'body_too_large'],
  ],
  'api/partners/reporting/readForm.routes.ts': [
    [
      'a byte above 16 MB',
      form('application/x-www-form-urlencoded', SERVICE_REQUEST_MAX_BYTES + 1),
      'body_too_large',
    ],
    [
      'a field more',
      form('application/x-www-form-urlencoded', 'a=1&'.repeat(FORM_PARTS_MAX + 1)),
      'This form has too many fields.',
    ],
    ...crowdedForms,
  ],
  'api/issues/webm.rules.ts': [
    ['a name of a kind of 33 letters', () => checkVideo(docType(33)), 'unsupported_video'],
    [
      '100,001 elements',
      () => checkVideo(joined(webm(3), emptyElements(100_001))),
      'unreadable_video',
    ],
  ],
  'api/issues/mp4Boxes.rules.ts': [
    [
      '100,001 boxes',
      () => checkVideo(joined(mp4({ seconds: 3 }), emptyBoxes(100_001))),
      'unreadable_video',
    ],
  ],
  'api/adapters/files/modestPicture.ts': [
    [
      'a profile a byte above 4 MB',
      () => processImage(withChunks(picture, profile(PROFILE_BYTES + 1))),
      { refusal: 'unreadable_image' },
    ],
    [
      '100,001 chunks',
      () =>
        processImage(
          withChunks(
            picture,
            ...Array.from({ length: 100_001 }, () => pngChunk('tEXt', Buffer.alloc(0))),
          ),
        ),
      { refusal: 'unreadable_image' },
    ],
  ],
  'api/adapters/files/soundShape.ts': [
    ['20,001 pixels long', () => hasSoundShape(shaped(20_001, 1_999)), false],
    ['more than 20 times as long as wide', () => hasSoundShape(shaped(2_001, 100)), false],
    [
      'more than 40 million pixels',
      () => hasSoundShape(shaped(6_401, 6_250)),
      'Input image exceeds pixel limit',
    ],
  ],
  'api/http/media/logoStore.ts': [
    ['a logo of a megabyte', () => logoOf(LOGO_MAX_BYTES), 'invalid_request'],
  ],
  'api/adapters/limitedBody.ts': [
    ['a byte more', () => readLimited(new Response('x'.repeat(11)), 10), null],
  ],
  'api/adapters/outreach/outbound.ts': [['a byte more', () => outboundOf(11, 10), 'cut off']],
  'schema/people/passkeys.ts': [['a letter more', () => credential(40_001), false]],
  'schema/typed/mapLink.ts': [['2,001 letters', longLink, null]],
  'schema/typed/phone.ts': [['61 letters', longPhone, null]],
  'schema/typed/email.ts': [
    ['255 letters', () => readEmail(`a@${`${'b'.repeat(60)}.`.repeat(4)}${'c'.repeat(9)}`), null],
  ],
  'schema/transfer/readCsv.ts': [
    [
      'a row without an end',
      () => rows(readCsv(pieces(`title\n"${'a'.repeat(ROW_MAX_LENGTH)}`))),
      [expect.stringContaining('This row is longer than'), expect.anything()],
    ],
  ],
  'schema/transfer/readGeoJson.ts': [
    [
      'a feature without an end',
      () => rows(readGeoJson(pieces(`{"features":["${'a'.repeat(2 * ROW_MAX_LENGTH)}`))),
      [
        expect.stringContaining('This feature is longer than'),
        expect.anything(),
        expect.anything(),
      ],
    ],
  ],
  'api/townMap/readExtract.ts': [
    [
      'a head of a byte above 64 kB',
      extractOf(blockHead(64 * 1024 + 1, 1)),
      expect.stringContaining('cannot have 65537 bytes'),
    ],
    [
      'a block of a byte above 32 MB',
      extractOf(blockHead(20, 32 * 1024 * 1024 + 1)),
      expect.stringContaining('cannot have 33554433 bytes'),
    ],
  ],
};

describe('what takes apart what strangers send', () => {
  it('is bound where it stands, bound by another, or reads what is ours', () => {
    const known = [...Object.keys(BOUNDS), ...Object.keys(READ_BY), ...Object.keys(READ_OURS)];
    const found = findReaders();
    expect(found.filter((file) => !known.includes(file))).toEqual([]);
    const said = [...Object.keys(READ_BY), ...Object.keys(READ_OURS)];
    expect(said.filter((file) => !found.includes(file))).toEqual([]);
    const bounding = Object.values(READ_BY).filter((file) => !(file in BOUNDS));
    expect(bounding).toEqual([]);
  });

  it('is no package of which nobody has said what bounds it', () => {
    const text = readFileSync(path.join(projectRoot, 'package.json'), 'utf8');
    const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
    expect(Object.keys(dependencies).toSorted()).toEqual(
      [...READ_NOTHING, ...Object.keys(READ_SENT)].toSorted(),
    );
  });

  const tries = Object.entries(BOUNDS).flatMap(([file, bounds]) =>
    bounds.map(([what, tried, answer]) => ({ file, what, tried, answer })),
  );
  it.each(tries)('refuses $what: $file', async ({ tried, answer }) => {
    expect(await answerTo(tried)).toEqual(answer);
  });

  it('takes the largest that is within the bounds', async () => {
    expect(await hasSoundShape(shaped(6_400, 6_250))).toBe(true);
    expect(await processImage(withChunks(picture, profile(PROFILE_BYTES)))).toHaveProperty('width');
    expect(credential(40_000)).toBe(true);
    expect(await outboundOf(10, 10)).toBe('answered');
    await form('application/x-www-form-urlencoded', 'a=1&'.repeat(FORM_PARTS_MAX - 1))();
  });
});
