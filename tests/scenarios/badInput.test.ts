import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorCode } from '#schema/errors.ts';
import { JSON_BODY_MAX_BYTES, PHOTO_MAX_BYTES } from '#schema/limits.ts';
import { fileReport, picture, REPORT, sendUpload } from './fixtures.ts';
import { expectRefusal, refusalOf } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, type Person } from './target.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Bodies that are no report, and what is wrong with each. */
const BODIES: [what: string, body: string, headers: Record<string, string>, code: ErrorCode][] = [
  ['nothing at all', '', JSON_TYPE, 'malformed_json'],
  ['broken JSON', '{"title": "Pothole', JSON_TYPE, 'malformed_json'],
  ['two values', '{} {}', JSON_TYPE, 'malformed_json'],
  ['a text', '"report"', JSON_TYPE, 'invalid_request'],
  ['a list', '[]', JSON_TYPE, 'invalid_request'],
  ['null', 'null', JSON_TYPE, 'invalid_request'],
  ['nothing but braces', '{}', JSON_TYPE, 'invalid_request'],
  ['wrong types', JSON.stringify({ ...REPORT, title: 5 }), JSON_TYPE, 'invalid_request'],
  ['objects for texts', JSON.stringify({ ...REPORT, title: {} }), JSON_TYPE, 'invalid_request'],
  ['a list for a text', JSON.stringify({ ...REPORT, title: ['a'] }), JSON_TYPE, 'invalid_request'],
  [
    'photos that are none',
    JSON.stringify({ ...REPORT, photos: 'x' }),
    JSON_TYPE,
    'invalid_request',
  ],
  ['a NUL', JSON.stringify({ ...REPORT, title: 'Pot\u0000hole' }), JSON_TYPE, 'invalid_request'],
  ['an id that is none', JSON.stringify({ ...REPORT, id: '1' }), JSON_TYPE, 'invalid_request'],
  [
    'a title of a megabyte',
    JSON.stringify({ title: 'a'.repeat(1e6) }),
    JSON_TYPE,
    'body_too_large',
  ],
  ['a body over the limit', ' '.repeat(JSON_BODY_MAX_BYTES + 1), JSON_TYPE, 'body_too_large'],
  ['deep JSON', `{"title":${nested(50)}}`, JSON_TYPE, 'invalid_request'],
  ['very deep JSON', nested(20_000), JSON_TYPE, 'invalid_request'],
  [
    'a form',
    'title=Pothole',
    { 'content-type': 'application/x-www-form-urlencoded' },
    'unsupported_media_type',
  ],
  [
    'plain text',
    JSON.stringify(REPORT),
    { 'content-type': 'text/plain' },
    'unsupported_media_type',
  ],
  [
    'multipart',
    '--x--',
    { 'content-type': 'multipart/form-data; boundary=x' },
    'unsupported_media_type',
  ],
];

/** Addresses that are no question the API answers. */
const ADDRESSES: [address: string, code: ErrorCode][] = [
  ['/api/issues/not-a-uuid', 'invalid_request'],
  [`/api/issues/${randomUUID()}`, 'issue_not_found'],
  [`/api/issues/${randomUUID()}/pledges`, 'issue_not_found'],
  [`/api/issues/${randomUUID()}/proposals`, 'issue_not_found'],
  ["/api/issues/'%20or%201=1", 'invalid_request'],
  ['/api/issues/%00', 'invalid_request'],
  ['/api/issues?page=0', 'invalid_request'],
  ['/api/issues?page=99999999999', 'invalid_request'],
  ['/api/issues?page=1000001', 'invalid_request'],
  ['/api/issues?page=one', 'invalid_request'],
  ['/api/issues?pageSize=101', 'invalid_request'],
  ['/api/issues?pageSize=-1', 'invalid_request'],
  ['/api/issues?sort=random', 'invalid_request'],
  ['/api/issues?filter=funny', 'invalid_request'],
  ['/api/issues?funding=none', 'invalid_request'],
  ['/api/issues?bbox=1,2,3', 'invalid_request'],
  ['/api/issues?bbox=5,5,1,1', 'invalid_request'],
  ['/api/issues?reporterId=me', 'invalid_request'],
  [`/api/issues?search=${'a'.repeat(101)}`, 'invalid_request'],
  ['/api/issues?page=1&page=2', 'invalid_request'],
  ['/api/votes?issueId=7', 'invalid_request'],
  ['/api/users/nobody/basic', 'invalid_request'],
  [`/api/users/${randomUUID()}/basic`, 'user_not_found'],
  ['/api/map/21/0/0', 'invalid_request'],
  ['/api/map/3/x/0', 'invalid_request'],
  [`/api/images/${randomUUID()}`, 'image_not_found'],
  [`/api/images/${randomUUID()}?w=5`, 'invalid_request'],
  ['/api/tiles/overview/x/0/0', 'invalid_request'],
  ['/api/geocode', 'invalid_request'],
  [`/api/geocode?q=${'a'.repeat(201)}`, 'invalid_request'],
  ['/api/reverse-geocode?lat=91&lon=0', 'invalid_request'],
  ['/api/reverse-geocode?lat=1', 'invalid_request'],
  ['/api/nothing-of-this-name', 'not_found'],
  ['/api', 'not_found'],
];

/** Uploads that are no picture. */
function uploads(): [what: string, bytes: Uint8Array<ArrayBuffer>, code: ErrorCode][] {
  const png = picture(90);
  const text = (content: string) => new Uint8Array(new TextEncoder().encode(content));
  return [
    ['nothing', new Uint8Array(0), 'unsupported_image'],
    ['a text', text('This is no picture at all.'), 'unsupported_image'],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported_image'],
    ['a GIF', text('GIF89a\u0001\u0000\u0001\u0000'), 'unsupported_image'],
    ['a PNG cut in half', png.slice(0, png.length / 2), 'unreadable_image'],
    [
      'a JPEG of noise',
      new Uint8Array([0xff, 0xd8, 0xff, ...Array(200).fill(7)]),
      'unreadable_image',
    ],
    ['a bomb of 60 megapixels', bomb(), 'unreadable_image'],
    ['5 MB and more', new Uint8Array(PHOTO_MAX_BYTES), 'photo_too_large'],
    ['6 MB', new Uint8Array(PHOTO_MAX_BYTES + 1e6), 'photo_too_large'],
  ];
}

/** A small file that claims to be a huge picture. */
const bomb = () => picture(0, [10_000, 6_000]);

scenarios('bad input is told what is wrong, and nothing breaks', () => {
  test('bodies', async () => {
    const person = await newPerson();
    for (const [what, body, headers, code] of BODIES) {
      const response = await person.fetch('/api/issues', { method: 'POST', headers, body });
      await expectOne(what, response, code);
    }
    await expectUnharmed(person);
  });

  test('addresses', async () => {
    const visitor = await newVisitor();
    for (const [address, code] of ADDRESSES) {
      await expectOne(address, await visitor.fetch(address), code);
    }
  });

  test('uploads', async () => {
    const person = await newPerson();
    for (const [what, bytes, code] of uploads()) {
      await expectOne(what, await sendUpload(person, randomUUID(), bytes), code);
    }
    await expectOne('no id', await sendUpload(person, 'photo', picture()), 'invalid_request');
    const visitor = await newVisitor();
    const unsigned = await sendUpload(visitor, randomUUID(), picture());
    await expectOne('a visitor', unsigned, 'not_signed_in');
    await expectUnharmed(person);
  });

  test('what a picture is, its bytes say, not its declared type', async () => {
    const person = await newPerson();
    const declared = await sendUpload(person, randomUUID(), picture(91), 'text/html');
    expect(declared.status).toBe(201);
  });
});

async function expectOne(what: string, response: Response, code: ErrorCode): Promise<void> {
  const refused = await refusalOf(response);
  expect({ what, code: refused.problem.code }).toEqual({ what, code });
  expectRefusal(refused, code);
}

/** After all of it the same person goes on as before. */
async function expectUnharmed(person: Person): Promise<void> {
  const issue = await fileReport(person);
  expect(issue.title).toBe(REPORT.title);
}
