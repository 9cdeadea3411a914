import { DOMParser } from '@xmldom/xmldom';
import { beforeAll, describe, expect, test } from 'vitest';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import type { Question } from '#schema/site/categories/question.ts';
import { getSiteSettings, saveSiteSettings } from '#schema/site/siteSettings.ts';
import { fileReport, REPORT } from '#tests/scenarios/fixtures.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { expectValid } from '#tests/support/open311/expectValid.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';

const question = (change: Partial<Question>): Question => ({
  id: 'depth',
  kind: 'number',
  names: { en: 'How deep is it?' },
  isRequired: true,
  options: [],
  unit: 'cm',
  min: null,
  max: null,
  ...change,
});

const api = await apiOfTests();
let operator: TestPerson;
let reporter: TestPerson;

const ask = (address: string, init?: RequestInit) =>
  fetch(`${api.origin}/open311/${address}`, init);
const read = async <Answer>(address: string): Promise<Answer> =>
  (await (await ask(address)).json()) as Answer;
type Found = { service_request_id: string; status: string; description: string };

beforeAll(async () => {
  operator = await operatorOf(api);
  reporter = await personOf(api);
  const { version, settings } = await operator.expectCall(getSiteSettings);
  const questions = [
    question({}),
    question({
      id: 'side',
      kind: 'choice',
      names: { en: 'On which side?' },
      isRequired: false,
      unit: '',
      options: [
        { id: 'left', names: { en: 'Left & near' } },
        { id: 'right', names: { en: 'Right' } },
      ],
    }),
    question({
      id: 'lit',
      kind: 'yes_no',
      names: { en: 'Is it lit?' },
      isRequired: false,
      unit: '',
    }),
    question({ id: 'sign', kind: 'text', names: { en: 'The sign?' }, isRequired: false, unit: '' }),
  ];
  const holes = {
    id: 'holes',
    names: { en: 'Holes' },
    icon: 'road' as const,
    isRetired: false,
    questions,
  };
  const categories = [...settings.categories, holes];
  const body = {
    version,
    reason: 'Holes have questions of their own.',
    settings: { ...settings, categories },
  };
  await operator.expectCall(saveSiteSettings, { body });
});

describe('services', () => {
  test('are the categories that are offered, with names', async () => {
    const services =
      await read<{ service_code: string; service_name: string }[]>('v2/services.json');
    expectValid('services', services);
    for (const service of services) expectValid('service', service);
    expect(services).toContainEqual(
      expect.objectContaining({
        service_code: 'public_services',
        service_name: 'Public Services',
        metadata: false,
      }),
    );
    expect(services.at(-1)).toMatchObject({ service_code: 'holes', metadata: true });
  });

  test('are defined by the questions of the category', async () => {
    const definition = await read('v2/services/holes.json');
    expectValid('service-definition', definition);
    expect(definition).toMatchObject({
      service_code: 'holes',
      attributes: [
        { code: 'depth', datatype: 'number', required: true, datatype_description: 'cm', order: 1 },
        {
          code: 'side',
          datatype: 'singlevaluelist',
          values: [{ key: 'left', name: 'Left & near' }, { key: 'right' }],
        },
        { code: 'lit', datatype: 'singlevaluelist', values: [{ key: 'true' }, { key: 'false' }] },
        { code: 'sign', datatype: 'text', required: false, order: 4 },
      ],
    });
  });
});

describe('requests', () => {
  test('are the listed issues, and valid', async () => {
    const { id } = await fileReport(reporter, { title: 'Pothole <deep> & "wide"' });
    const [found] = await read<Found[]>(`v2/requests/${id}.json`);
    expectValid('requests', [found]);
    expectValid('request', found);
    expect(found).toMatchObject({
      service_request_id: id,
      status: 'open',
      service_code: REPORT.category,
      service_name: 'Infrastructure',
      address: REPORT.location,
      lat: Number(REPORT.latitude),
      long: Number(REPORT.longitude),
    });
    expect(found?.description).toContain('Pothole <deep> & "wide"\n\nA pothole');
    const [extended] = await read<object[]>(`v2/requests/${id}.json?extensions=true`);
    expect(extended).toMatchObject({
      extended_attributes: { escrow: '0.00', currency: 'USD', url: `${api.origin}/issues/${id}` },
    });
  });

  test('are paged, newest first, and narrowed by time, service and state', async () => {
    const ids: string[] = [];
    for (const category of ['safety', 'community', 'safety'] as const)
      ids.unshift((await fileReport(reporter, { category })).id);
    const listed = async (query: string) =>
      (await read<Found[]>(`v2/requests.json?${query}`)).map((one) => one.service_request_id);
    expect(await listed('service_code=safety,community&page_size=2')).toEqual(ids.slice(0, 2));
    expect(await listed('service_code=safety,community&page_size=2&page=2')).toEqual(ids.slice(2));
    expect(await listed('service_code=community&status=open')).toEqual([ids[1]]);
    expect(await listed('service_code=community&status=closed')).toEqual([]);
    expect(await listed('service_code=community&status=open,closed')).toEqual([ids[1]]);
    expect(await listed('service_code=community&status=open&status=closed')).toEqual([ids[1]]);
    expect(await listed('service_code=community&jurisdiction_id=')).toEqual([ids[1]]);
    expect(await listed('service_code=community&jurisdiction_id=127.0.0.1')).toEqual([ids[1]]);
    const soon = new Date(Date.now() + 60_000).toISOString().replace('Z', '+00:00');
    // As many clients send it: the plus sign of the time zone becomes a space.
    expect(await listed(`service_code=safety&start_date=${soon}`)).toEqual([]);
    expect(await listed(`service_code=safety&end_date=${encodeURIComponent(soon)}`)).toHaveLength(
      2,
    );
    expect(await listed(`service_code=safety&updated_after=${soon}`)).toEqual([]);
    expect(await listed(`service_code=safety&updated_before=${soon}`)).toHaveLength(2);
    expect(await listed(`service_request_id=${ids[0]},${ids[2]}&status=closed`)).toEqual([
      ids[0],
      ids[2],
    ]);
  });

  test('of hidden issues are not there', async () => {
    const { id } = await fileReport(reporter);
    const body = { isHidden: true, reason: 'It shows the face of a passer-by.' };
    await operator.expectCall(hideIssue, { params: { id }, body });
    const response = await ask(`v2/requests/${id}.json`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual([
      { code: 404, description: 'service_request_id was not found.' },
    ]);
  });

  test('are the same in XML', async () => {
    const { id } = await fileReport(reporter, { title: 'Sign <says> "a & b"' });
    const response = await ask(`v2/requests/${id}.xml`);
    expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    const root = new DOMParser().parseFromString(await response.text(), 'text/xml').documentElement;
    expect(root?.nodeName).toBe('service_requests');
    const field = (name: string) => root?.getElementsByTagName(name)[0]?.textContent;
    expect(root?.getElementsByTagName('request')).toHaveLength(1);
    expect(field('service_request_id')).toBe(id);
    expect(field('description')).toContain('Sign <says> "a & b"');
    expect(field('agency_responsible')).toBe('');
  });
});

describe('clients', () => {
  test('find everything from the discovery, whose addresses answer', async () => {
    const found = await read<{ endpoints: { url: string; formats: string[] }[] }>('discovery.json');
    const [endpoint] = found.endpoints;
    expect(endpoint).toMatchObject({
      url: `${api.origin}/open311/v2`,
      formats: ['text/xml', 'application/json'],
    });
    expect((await fetch(`${endpoint?.url}/services.xml`)).status).toBe(200);
    const xml = await ask('discovery.xml');
    const root = new DOMParser().parseFromString(await xml.text(), 'text/xml').documentElement;
    expect(root?.nodeName).toBe('discovery');
    const formats = [...(root?.getElementsByTagName('format') ?? [])];
    expect(formats.map(({ textContent }) => textContent)).toEqual(endpoint?.formats);
  });

  test('may be pages of any site, and are known by no cookie', async () => {
    const response = await ask('v2/services.json', { headers: { origin: 'https://news.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.getSetCookie()).toEqual([]);
    const tag = response.headers.get('etag') ?? '';
    expect((await ask('v2/services.json', { headers: { 'if-none-match': tag } })).status).toBe(304);
  });
});
