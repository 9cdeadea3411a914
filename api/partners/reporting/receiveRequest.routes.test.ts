import { DOMParser } from '@xmldom/xmldom';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApiKey, createSiteApiKey, listSiteApiKeys } from '#schema/partners/apiKeys.ts';
import { listMessages } from '#schema/issues/chat.ts';
import { getIssue } from '#schema/issues/issue.ts';
import { getSiteSettings, saveSiteSettings } from '#schema/site/siteSettings.ts';
import { picture } from '#tests/scenarios/fixtures.ts';
import { personOf, visitorOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { expectValid } from '#tests/support/open311/expectValid.ts';
import { faultsIn } from '#tests/support/open311/faultsIn.ts';
import { startPictureHost } from '#tests/support/open311/startPictureHost.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';
import { createTestClock } from '#tests/support/servers/testApi.ts';
import { DAY_MS } from '#schema/durations.ts';

const host = await startPictureHost();
const clock = createTestClock();
const api = await apiOfTests({ clock, settings: { OUTGOING_HOSTS: host } });

const REQUEST = {
  service_code: 'infrastructure',
  description: 'The kerb at the crossing is broken. A wheelchair cannot pass any more.',
  lat: '41.88197',
  long: '-87.63396',
  email: 'someone@town.example',
  last_name: 'Someone',
};
let operator: TestPerson;
let key = '';

const post = (fields: Record<string, string> | FormData, format = 'json', headers = {}) =>
  fetch(`${api.origin}/open311/v2/requests.${format}`, {
    method: 'POST',
    body: fields instanceof FormData ? fields : new URLSearchParams(fields),
    headers,
  });
type Made = { service_request_id: string };
async function made(fields: Record<string, string> | FormData): Promise<string> {
  const answer = await post(fields);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Made[])[0]?.service_request_id ?? '';
}
async function expectReadable(id: string): Promise<void> {
  const answer = await fetch(`${api.origin}/open311/v2/requests/${id}.json`);
  expectValid('requests', await answer.json());
}
const faultsOf = async (fields: Record<string, string>) =>
  faultsIn(await post({ api_key: key, ...REQUEST, ...fields }));

beforeAll(async () => {
  operator = await operatorOf(api);
  const body = { name: 'City app', reason: 'The city sends the reports of its own app.' };
  ({ key } = await operator.expectCall(createSiteApiKey, { body }));
});

describe('a request with a key', () => {
  test('is a report like others, and nobody is its reporter', async () => {
    const id = await made({ api_key: key, ...REQUEST });
    const issue = await visitorOf(api).expectCall(getIssue, { params: { id } });
    expect(issue).toMatchObject({
      title: 'The kerb at the crossing is broken',
      category: 'infrastructure',
      reporterId: null,
      reporterName: null,
      status: 'reported',
    });
    expect(JSON.stringify(issue)).not.toContain('someone');
    const [row] = await api.database.query<{ rows: number }[]>(
      `select count(*)::integer as rows from audit_entry
       where issue_id = $1 and action = 'issue_reported' and actor_digest is null`,
      [id],
    );
    expect(row?.rows).toBe(1);
    const asOperator = await operator.expectCall(getIssue, { params: { id } });
    expect(asOperator.viewer.abilities).toMatchObject({ edit: false, delete: false });
    const [used] = await operator.expectCall(listSiteApiKeys);
    expect(used?.lastUsedAt).not.toBeNull();
  });

  test('is answered in XML too, and its token leads to it', async () => {
    const answer = await post({ api_key: key, ...REQUEST }, 'xml');
    expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'text/xml');
    const id = documentElement?.getElementsByTagName('service_request_id')[0]?.textContent ?? '';
    await expectReadable(id);
    const token = await fetch(`${api.origin}/open311/v2/tokens/${id}.json`);
    expect(await token.json()).toEqual([{ service_request_id: id, token: id }]);
    const strange = await fetch(`${api.origin}/open311/v2/tokens/nothing.xml`);
    expect([strange.status, await strange.text()]).toEqual([
      404,
      expect.stringContaining('<error><code>404</code><description>token was not found.'),
    ]);
  });

  test('is the same report within a day, also when sent at once, and another one later', async () => {
    const again = { ...REQUEST, description: 'The same words are sent several times over.' };
    const sent = await Promise.all([1, 2, 3, 4].map(() => made({ api_key: key, ...again })));
    clock.advance(DAY_MS - 1);
    sent.push(await made({ ...again, api_key: key }));
    expect(new Set(sent).size).toBe(1);
    clock.advance(1);
    expect(sent).not.toContain(await made({ api_key: key, ...again }));
  });

  test('ignores cookies: a session adds nothing to it and is not enough', async () => {
    const person = await personOf(api);
    const body = new URLSearchParams({ ...REQUEST, description: 'Sent by somebody signed in.' });
    const path = '/open311/v2/requests.json';
    expect((await person.fetch(path, { method: 'POST', body })).status).toBe(403);
    body.set('api_key', key);
    const answer = await person.fetch(path, { method: 'POST', body });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const [{ service_request_id: id = '' } = {}] = (await answer.json()) as Partial<Made>[];
    const issue = await person.expectCall(getIssue, { params: { id } });
    expect([issue.reporterId, issue.viewer.abilities.edit]).toEqual([null, false]);
  });
});

describe('pictures', () => {
  test('come along in the form or by a link', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ api_key: key, ...REQUEST })) form.set(name, value);
    form.set('description', 'With a picture in the form and another one by a link.');
    form.set('media', new Blob([picture(9)], { type: 'image/png' }), 'hole.png');
    form.set('media_url', `http://${host}/hole.png`);
    const id = await made(form);
    const { photos } = await visitorOf(api).expectCall(getIssue, { params: { id } });
    expect(photos).toHaveLength(2);
    expect((await fetch(photos[1]?.url ?? '')).status).toBe(200);
    await expectReadable(id);
  });

  test.each([
    ['http://127.0.0.1:1/x.png', 'media_url must be an https address on the open internet.'],
    ['https://10.0.0.1/x.png', 'media_url must be an https address on the open internet.'],
    ['https://localhost/x.png', 'media_url must be an https address on the open internet.'],
    ['file:///etc/passwd', 'media_url must be an https address on the open internet.'],
    [`http://${host}/moved.png`, 'media_url was answered with 302.'],
    [`http://${host}/endless.png`, 'media_url: The image must be less than 5MB.'],
  ])('are fetched from the open internet only, and whole: %s', async (media_url, sentence) => {
    expect(await faultsOf({ media_url })).toEqual([400, sentence]);
  });
});

test('a key of a person reports while its owner may, and only what it is for', async () => {
  const person = await personOf(api);
  const make = (scopes: ('report' | 'update')[]) =>
    person.expectCall(createApiKey, { body: { name: 'Mine', scopes, password: person.password } });
  const { key: own } = await make(['report']);
  const { key: other } = await make(['update']);
  const words = { ...REQUEST, description: 'Sent with a key of my own, by my own script.' };
  const id = await made({ api_key: own, ...words });
  const issue = await person.expectCall(getIssue, { params: { id } });
  expect([issue.reporterId, issue.viewer.abilities.edit]).toEqual([null, false]);
  expect(await faultsOf({ api_key: other })).toEqual([403, 'This api_key may not do this.']);
  await api.database.query('update app_user set is_frozen = true where id = $1', [person.id]);
  expect(await faultsOf({ api_key: own })).toEqual([403, 'This account is frozen and read-only.']);
});

test('whoever sends personal fields hears that they are not kept, and nobody else anything', async () => {
  const noticeOf = async (fields: Record<string, string>) => {
    const answer = await post({ api_key: key, jurisdiction_id: '127.0.0.1', ...fields });
    const [first] = (await answer.json()) as { service_notice: string }[];
    return first?.service_notice;
  };
  const { email, last_name, ...plain } = REQUEST;
  const words = { ...plain, zipcode: '60601', phone: ' ', description: 'Nobody says who this is.' };
  expect(await noticeOf(words)).toBe('');
  const named = { ...words, email, last_name, description: 'Somebody says who this is.' };
  expect(await noticeOf(named)).toBe('Not kept and not published: email, last_name.');
  expect(await noticeOf(named)).toBe('Not kept and not published: email, last_name.');
});

test('an update is a message of the owner of the key, once', async () => {
  const person = await personOf(api);
  const body = { name: 'Mine', scopes: ['update' as const], password: person.password };
  const { key: own } = await person.expectCall(createApiKey, { body });
  const id = await made({ api_key: key, ...REQUEST, description: 'Something to talk about here.' });
  const update = { service_request_id: id, update_id: '7', status: 'OPEN', description: 'On it.' };
  const send = (sent: Record<string, string>) =>
    fetch(`${api.origin}/open311/v2/servicerequestupdates.json`, {
      method: 'POST',
      body: new URLSearchParams(sent),
    });
  const answers = await Promise.all([1, 2].map(() => send({ api_key: own, ...update })));
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
  const messages = await person.expectCall(listMessages, { params: { id } });
  expect(first).toEqual(second);
  expect(first).toEqual([{ update_id: messages[0]?.id }]);
  expect(messages).toMatchObject([{ userId: person.id, message: 'On it.' }]);
  expect((await send({ api_key: key, ...update })).status).toBe(403);
  const nonsense = await send({ api_key: own, ...update, service_request_id: '7' });
  expect([nonsense.status, await nonsense.json()]).toEqual([
    400,
    [{ code: 400, description: 'service_request_id is the id of a request, a UUID.' }],
  ]);
  const nowhere = { ...update, service_request_id: person.id };
  expect((await send({ api_key: own, ...nowhere })).status).toBe(404);
});

test('questions of the category are attributes, and what else clients send is left out', async () => {
  const { version, settings } = await operator.expectCall(getSiteSettings);
  const shared = { isRequired: true, options: [], unit: '', min: 0, max: 90 };
  const questions = [{ ...shared, id: 'depth', kind: 'number' as const, names: { en: 'Depth?' } }];
  const holes = { id: 'holes', names: { en: 'Holes' }, icon: 'road' as const, isRetired: false };
  const categories = [...settings.categories, { ...holes, questions }];
  const reason = 'Holes have questions of their own.';
  await operator.expectCall(saveSiteSettings, {
    body: { version, reason, settings: { ...settings, categories } },
  });
  const fields = { service_code: 'holes', 'attribute[fixmystreet_id]': '77' };
  expect(await faultsOf(fields)).toEqual([400, expect.stringMatching(/^attribute\[depth\]: /u)]);
  expect(await faultsOf({ ...fields, 'attribute[depth]': '900' })).toEqual([
    400,
    'attribute[depth]: Please enter a number within the limits.',
  ]);
  const id = await made({ api_key: key, ...REQUEST, ...fields, 'attribute[depth]': '12' });
  const { answers } = await visitorOf(api).expectCall(getIssue, { params: { id } });
  expect(answers).toMatchObject([{ question: 'depth', value: 12 }]);
});
