import { DOMParser } from '@xmldom/xmldom';
import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#schema/durations.ts';
import { sayFixed } from '#schema/case/fixed.ts';
import { getIssue } from '#schema/issues/issue.ts';
import { sightIssue } from '#schema/issues/sighting.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { createSiteApiKey, listSiteApiKeys } from '#schema/partners/apiKeys.ts';
import { fileReport, picture } from '#tests/scenarios/fixtures.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { faultsIn } from '#tests/support/open311/faultsIn.ts';
import { startPictureHost } from '#tests/support/open311/startPictureHost.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';

const BODY = '00000000-0000-4000-8000-0000000000b0';
const host = await startPictureHost();
const api = await apiOfTests({ settings: { OUTGOING_HOSTS: host } });
let operator: TestPerson;
let reporter: TestPerson;

const ask = (address: string) => fetch(`${api.origin}/open311/v2/servicerequestupdates${address}`);
type Update = { update_id: string; service_request_id: string; status: string };
const read = async (address: string) => (await (await ask(address)).json()) as Update[];

beforeAll(async () => {
  operator = await operatorOf(api);
  reporter = await personOf(api);
  await api.database.query(
    `insert into responsible_body (id, name, channel, address, categories, by_id, active_since)
     values ($2, 'City Streets', 'mail', 'streets@example.org',
       '{infrastructure}', $1, '2999-01-01')`,
    [operator.id, BODY],
  );
});

/** An issue whose body gave these answers, one minute apart. */
async function answered(...answers: [state: string, fixBy: string | null, text: string][]) {
  const { id } = await fileReport(reporter);
  await api.database.query(
    `insert into forwarding (id, issue_id, body_id, chosen_at, told_at, body_name)
     values ($1, $1, $2, now(), now(), 'City Streets')`,
    [id, BODY],
  );
  for (const [index, [state, fixBy, text]] of answers.entries())
    await api.database.query(
      `insert into official_answer (id, forwarding_id, issue_id, state, fix_by, text, answered_at)
       values (gen_random_uuid(), $1, $1, $2, $3, $4, $5)`,
      [id, state, fixBy, text, new Date(Date.UTC(2026, 4, 1, 10, index))],
    );
  return id;
}

test('what bodies answered is read by time and by request, oldest first', async () => {
  const id = await answered(
    ['will_fix', '2026-06-01', 'Asphalt & <stone>'],
    ['not_ours', null, ''],
  );
  const other = await answered(['received', null, '']);
  expect(await read(`.json?service_request_id=${id}`)).toMatchObject([
    {
      service_request_id: id,
      status: 'ACTION_SCHEDULED',
      description: 'Asphalt & <stone>',
      agency_responsible: 'City Streets',
      expected_datetime: '2026-06-01T00:00:00.000Z',
      updated_datetime: '2026-05-01T10:00:00.000Z',
    },
    { status: 'NOT_COUNCILS_RESPONSIBILITY', description: 'Somebody else is responsible.' },
  ]);
  const both = `service_request_id=${id},${other}`;
  const statuses = async (query: string) =>
    (await read(`.json?${both}&${query}`)).map(({ status }) => status);
  expect(await statuses('start_date=2026-05-01T10:00:30Z')).toEqual([
    'NOT_COUNCILS_RESPONSIBILITY',
  ]);
  expect((await statuses('end_date=2026-05-01T12:00:30%2B02:00')).toSorted()).toEqual([
    'ACTION_SCHEDULED',
    'OPEN',
  ]);
  expect(await statuses('page=2')).toEqual([]);
});

test('FixMyStreet finds each update as an element of the XML', async () => {
  const id = await answered(['fixed', null, 'Done "today" & <tested>']);
  const response = await ask(`.xml?service_request_id=${id}&jurisdiction_id=127.0.0.1`);
  expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
  const root = new DOMParser().parseFromString(await response.text(), 'text/xml').documentElement;
  const [update] = [...(root?.getElementsByTagName('request_update') ?? [])];
  const field = (name: string) => update?.getElementsByTagName(name)[0]?.textContent;
  expect(['service_request_id', 'status', 'description', 'updated_datetime'].map(field)).toEqual([
    id,
    'FIXED',
    'Done "today" & <tested>',
    '2026-05-01T10:00:00.000Z',
  ]);
  expect(field('update_id')).toMatch(/^[\da-f-]{36}$/u);
});

test('an issue that is completed is an update, and of a hidden one there is none', async () => {
  const { id } = await fileReport(reporter);
  const body = { isFixed: true, awayM: 3, seenAt: '2999-01-01T00:00:00Z' };
  for (const _ of [1, 2, 3])
    await (await personOf(api)).expectCall(sightIssue, { params: { id }, body });
  await reporter.expectCall(sayFixed, { params: { id }, body: { isFixed: true } });
  const [update, ...others] = await read(`.json?service_request_id=${id}`);
  expect(others).toEqual([]);
  expect(update).toMatchObject({ status: 'FIXED', agency_responsible: null });
  expect(update?.update_id).toMatch(new RegExp(`^${id}-\\d+$`, 'u'));
  const reason = 'It shows the face of a passer-by.';
  await operator.expectCall(hideIssue, { params: { id }, body: { isHidden: true, reason } });
  expect(await read(`.json?service_request_id=${id}`)).toEqual([]);
});

test('what cannot be asked for is answered with a sentence', async () => {
  const response = await ask('.json?start_date=yesterday&service_request_id=7');
  expect(response.status).toBe(400);
  const faults = (await response.json()) as { code: number; description: string }[];
  expect(faults.map(({ code }) => code)).toEqual([400, 400]);
  expect(faults.map(({ description }) => description)).toContainEqual(
    expect.stringContaining('start_date is a day or a time with its zone'),
  );
  expect((await ask('/7.json')).status).toBe(404);
});

const makeBodyKey = async (bodyId: string | null) => {
  const body = { name: 'City system', reason: 'Their system answers by itself.', bodyId };
  return (await operator.expectCall(createSiteApiKey, { body })).key;
};
const send = (fields: Record<string, string>) =>
  fetch(`${api.origin}/open311/v2/servicerequestupdates.json`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
const answersTo = async (id: string) =>
  (await reporter.expectCall(getIssue, { params: { id } })).responsible?.answers;

test('an update by the key of a body is its answer, once', async () => {
  const id = await answered();
  const key = await makeBodyKey(BODY);
  const listed = await operator.expectCall(listSiteApiKeys);
  expect(listed[0]).toMatchObject({ scopes: ['update'], bodyName: 'City Streets' });
  const due = new Date(Date.now() + 10 * DAY_MS).toISOString();
  const sent = { api_key: key, service_request_id: id };
  const promise = { ...sent, status: 'ACTION_SCHEDULED', expected_datetime: due };
  const replies = await Promise.all([1, 2].map(() => send(promise)));
  const [first, second] = await Promise.all(replies.map((reply) => reply.json()));
  expect(second).toEqual(first);
  await send({ ...sent, status: 'fixed', description: 'New asphalt.' });
  const answers = await answersTo(id);
  expect(answers).toMatchObject([
    { bodyName: 'City Streets', state: 'will_fix', fixBy: due.slice(0, 10), text: '' },
    { state: 'fixed', fixBy: null, text: 'New asphalt.' },
  ]);
  expect(first).toEqual([{ update_id: answers?.[0]?.id }]);
  const updates = await read(`.json?service_request_id=${id}`);
  expect(updates.map(({ status }) => status)).toEqual(['ACTION_SCHEDULED', 'FIXED']);
});

test('one picture with an update stands on the answer, and in what is read of it', async () => {
  const id = await answered();
  const key = await makeBodyKey(BODY);
  const sendPictures = async (...pictures: Uint8Array<ArrayBuffer>[]) => {
    const form = new FormData();
    const fields = { api_key: key, service_request_id: id, status: 'fixed' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const bytes of pictures) form.append('media', new Blob([bytes]), 'pier.png');
    const address = `${api.origin}/open311/v2/servicerequestupdates.json`;
    return fetch(address, { method: 'POST', body: form });
  };
  const two = await sendPictures(picture(31), picture(32));
  expect(two.status).toBe(400);
  expect(await two.json()).toMatchObject([{ description: 'Please send one picture.' }]);
  for (const _ of ['sent', 'repeated']) expect((await sendPictures(picture(31))).status).toBe(200);
  const answers = await answersTo(id);
  expect(answers).toHaveLength(1);
  const imageUrl = answers?.[0]?.imageUrl ?? '';
  const [update] = (await (await ask(`.json?service_request_id=${id}`)).json()) as {
    media_url: string;
  }[];
  expect(update?.media_url).toBe(`${api.origin}${imageUrl}`);
  const shown = await fetch(update?.media_url ?? '');
  expect(shown.headers.get('content-type')).toBe('image/webp');
});

test('a linked picture of an update stands on the answer, and one that cannot be had is named', async () => {
  const id = await answered();
  const sent = { api_key: await makeBodyKey(BODY), service_request_id: id, status: 'fixed' };
  const tried = async (media_url: string) => faultsIn(await send({ ...sent, media_url }));
  const closed = 'media_url must be an https address on the open internet.';
  expect(await tried('http://10.0.0.1/x.png')).toEqual([400, closed]);
  expect(await tried('hole.png')).toEqual([400, closed]);
  const moved = await tried(`http://${host}/moved.png`);
  expect(moved).toEqual([400, 'media_url was answered with 302.']);
  const endless = await tried(`http://${host}/endless.png`);
  expect(endless).toEqual([400, 'media_url: The image must be less than 5MB.']);
  expect(await answersTo(id)).toEqual([]);
  const given = await send({ ...sent, media_url: `http://${host}/hole.png` });
  expect(given.status).toBe(200);
  expect(await answersTo(id)).toMatchObject([
    { state: 'fixed', imageUrl: expect.stringContaining('/') },
  ]);
});

test('a body answers nothing but what it was told, in words that are known, and does nothing else', async () => {
  const id = await answered();
  const { id: untold } = await fileReport(reporter);
  const key = await makeBodyKey(BODY);
  const tried = async (fields: Record<string, string>) =>
    faultsIn(await send({ api_key: key, service_request_id: id, ...fields }));
  expect(await tried({ status: 'will_fix' })).toEqual([
    400,
    'expected_datetime is missing: by which day will it be fixed?',
  ]);
  const [status, sentence] = await tried({ status: 'closed' });
  expect(status).toBe(400);
  expect(sentence).toContain('status is one of received, will_fix, not_ours, fixed');
  const past = { status: 'will_fix', expected_datetime: '2020-01-01' };
  expect(await tried(past)).toEqual([400, 'Please choose a day from today on.']);
  expect((await tried({ status: 'fixed', service_request_id: untold }))[0]).toBe(404);
  expect((await tried({ status: 'fixed', api_key: await makeBodyKey(null) }))[0]).toBe(403);
  const report = await fetch(`${api.origin}/open311/v2/requests.json`, {
    method: 'POST',
    body: new URLSearchParams({ api_key: key, service_code: 'infrastructure' }),
  });
  expect(report.status).toBe(403);
  expect(await answersTo(id)).toEqual([]);
});
