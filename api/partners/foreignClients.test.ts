import { DOMParser } from '@xmldom/xmldom';
import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#schema/durations.ts';
import { createSiteApiKey } from '#schema/partners/apiKeys.ts';
import { fileReport, picture } from '#tests/scenarios/fixtures.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { expectValid } from '#tests/support/open311/expectValid.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';

/**
 * Programs that behave as their makers document, each given only the discovery address. They know the
 * standard, not us.
 */
const api = await apiOfTests();
const BODY = '00000000-0000-4000-8000-0000000000c0';
const PAGE_SIZE = 3;
let key = '';
let reporter: TestPerson;

type Discovery = { endpoints: { url: string; type: string; specification: string }[] };
type Listed = { service_request_id: string; requested_datetime: string };

async function discover(): Promise<string> {
  const answer = await fetch(`${api.origin}/open311/discovery.json`);
  const { endpoints } = (await answer.json()) as Discovery;
  const found = endpoints.find(({ specification }) => /GeoReport_v2/iu.test(specification));
  return found?.url ?? '';
}

const json = async <Answer>(address: string): Promise<Answer> =>
  (await (await fetch(address)).json()) as Answer;

async function xml(address: string, fields?: Record<string, string>) {
  const sent = fields && { method: 'POST', body: new URLSearchParams(fields) };
  const answer = await fetch(address, sent);
  const root = new DOMParser().parseFromString(await answer.text(), 'text/xml').documentElement;
  return (name: string): string[] =>
    [...(root?.getElementsByTagName(name) ?? [])].map(({ textContent }) => textContent ?? '');
}

beforeAll(async () => {
  const operator = await operatorOf(api);
  const body = { name: 'City app', reason: 'The city sends the reports of its own app.' };
  ({ key } = await operator.expectCall(createSiteApiKey, { body }));
  reporter = await personOf(api);
  await api.database.query(
    `insert into responsible_body (id, name, channel, address, categories, by_id, active_since)
     values ($2, 'City Streets', 'mail', 'streets@example.org', '{infrastructure}', $1, '2999-01-01')`,
    [operator.id, BODY],
  );
});

test('a dashboard copies the requests of the last 90 days, page by page, each once', async () => {
  const made = [];
  for (let count = 0; count < 2 * PAGE_SIZE + 1; count += 1) made.push(await fileReport(reporter));
  const base = await discover();
  const services = await json<{ service_code: string }[]>(`${base}/services.json`);
  expectValid('services', services);

  const copied: Listed[] = [];
  const [since, until] = [-90, 1].map((days) => new Date(Date.now() + days * DAY_MS));
  for (let page = 1; ; page += 1) {
    const asked = new URLSearchParams({
      start_date: since?.toISOString() ?? '',
      end_date: until?.toISOString() ?? '',
      page_size: String(PAGE_SIZE),
      page: String(page),
    });
    const part = await json<Listed[]>(`${base}/requests.json?${asked}`);
    expectValid('requests', part);
    copied.push(...part);
    if (part.length < PAGE_SIZE) break;
  }
  const ids = copied.map(({ service_request_id: id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
  const times = copied.map(({ requested_datetime: at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('a site of reports for many towns sends one, keeps its id, and asks daily for updates', async () => {
  const base = await discover();
  const services = await xml(`${base}/services.xml`);
  expect(services('service_code')).toContain('infrastructure');
  const sent = await xml(`${base}/requests.xml`, {
    jurisdiction_id: new URL(api.origin).host,
    api_key: key,
    service_code: 'infrastructure',
    lat: '41.88197',
    long: '-87.63396',
    description: 'Broken kerb\n\nThe kerb is broken, and wheelchairs cannot pass here.',
    requested_datetime: new Date().toISOString(),
    email: 'someone@town.example',
    first_name: 'Some',
    last_name: 'One',
    'attribute[fixmystreet_id]': '1234',
    'attribute[title]': 'Broken kerb',
    'attribute[easting]': '1',
    'attribute[northing]': '1',
  });
  const [id = ''] = sent('service_request_id');
  expect(id).not.toBe('');

  const answered = [id, BODY, new Date()];
  await api.database.query(
    `insert into forwarding (id, issue_id, body_id, chosen_at, told_at, body_name)
     values ($1, $1, $2, now(), $3, 'City Streets')`,
    answered,
  );
  await api.database.query(
    `insert into official_answer (id, forwarding_id, issue_id, state, fix_by, text, answered_at)
     values ($2::uuid, $1, $1, 'fixed', null, 'New kerb', $3)`,
    [id, BODY, new Date()],
  );
  const day = new URLSearchParams({
    jurisdiction_id: new URL(api.origin).host,
    api_key: key,
    start_date: new Date(Date.now() - DAY_MS).toISOString(),
    end_date: new Date(Date.now() + DAY_MS).toISOString(),
  });
  const updates = await xml(`${base}/servicerequestupdates.xml?${day}`);
  const at = updates('service_request_id').indexOf(id);
  expect(at).toBeGreaterThanOrEqual(0);
  expect([updates('status')[at], updates('description')[at]]).toEqual(['FIXED', 'New kerb']);
  expect(updates('update_id')[at]).toMatch(/\S/u);
});

test('an app on a phone sends a photo and follows its own requests by their ids', async () => {
  const base = await discover();
  const services = await json<{ service_code: string; metadata: boolean }[]>(
    `${base}/services.json`,
  );
  const service = services.find(({ metadata }) => !metadata)?.service_code ?? '';
  const own: string[] = [];
  for (const what of ['first', 'second']) {
    const form = new FormData();
    form.set('api_key', key);
    form.set('service_code', service);
    form.set('lat', '41.8819');
    form.set('long', '-87.6339');
    form.set('device_id', 'b7f3');
    form.set('description', `The ${what} of two photos of a broken lamp.`);
    form.set('media', new Blob([picture(what.length)], { type: 'image/png' }), 'lamp.png');
    const answer = await fetch(`${base}/requests.json`, { method: 'POST', body: form });
    const [receipt] = (await answer.json()) as { service_request_id?: string; token?: string }[];
    const token = receipt?.token ?? receipt?.service_request_id ?? '';
    const [settled] = await json<{ service_request_id: string }[]>(`${base}/tokens/${token}.json`);
    own.push(settled?.service_request_id ?? '');
  }
  const asked = await json<(Listed & { media_url: string; status: string })[]>(
    `${base}/requests.json?service_request_id=${own.join(',')}`,
  );
  expect(asked.map(({ service_request_id: id }) => id).toSorted()).toEqual(own.toSorted());
  for (const { media_url: picturesAddress, status } of asked) {
    expect(status).toBe('open');
    expect((await fetch(picturesAddress)).headers.get('content-type')).toMatch(/^image\//u);
  }
});
