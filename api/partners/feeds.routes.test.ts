import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DOMParser } from '@xmldom/xmldom';
import GeoJSON from 'ol/format/GeoJSON.js';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { expect, test } from 'vitest';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();
const reporter = await personOf(api);
const ids: string[] = [];
for (const title of ['Lamp is <dark> & broken', 'Bench without seat', '=cmd|calc'])
  ids.push((await fileReport(reporter, { title, category: 'safety' })).id);
const far = await fileReport(reporter, { latitude: '51.34', longitude: '12.37' });

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${api.origin}/feeds/issues.${address}`, { headers });

type Feature = { geometry: { coordinates: number[] }; properties: { title: string } };
const features = async (query: string) => {
  const collection = (await (await ask(`geojson${query}`)).json()) as { features: Feature[] };
  return collection.features;
};

test('GeoJSON holds every listed issue, oldest first, longitude before latitude', async () => {
  const all = await features('');
  expect(all).toHaveLength(ids.length + 1);
  expect(all[0]?.properties.title).toBe('Lamp is <dark> & broken');
  expect(all.at(-1)?.geometry.coordinates).toEqual([12.37, 51.34]);
  const response = await ask('geojson');
  expect(response.headers.get('content-type')).toBe('application/geo+json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('it is narrowed as a list is, and by the last change', async () => {
  expect(await features('?search=LAMP')).toHaveLength(1);
  expect(await features('?category=safety')).toHaveLength(ids.length);
  expect(await features('?near=51.3,12.4&withinKm=25')).toHaveLength(1);
  expect(await features('?bbox=12,51,13,52')).toHaveLength(1);
  expect(await features(`?since=${far.updatedAt}`)).toHaveLength(1);
  expect(await features('?since=2099-01-01')).toEqual([]);
});

test('CSV opens in a spreadsheet, and no cell of it is a formula', async () => {
  const response = await ask('csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  // Without `ignoreBOM` the byte order mark, which spreadsheets need, would be stripped.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  const [head, ...rows] = text.trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFFexternal_id,title,description,/u);
  expect(rows).toHaveLength(ids.length + 1);
  expect(rows[0]).toContain(',Lamp is <dark> & broken,');
  expect(rows[2]).toContain(",'=cmd|calc,");
});

test('PostgreSQL reads the CSV, and OpenLayers the GeoJSON, as they were written', async () => {
  const description = 'Two lines, "quoted",\nand a comma; since May.';
  const title = 'Read by others';
  const { id } = await fileReport(reporter, { title, description, category: 'community' });
  const text = (await (await ask('csv?category=community')).text()).replace('\uFEFF', '');
  const names = text.slice(0, text.indexOf('\r\n')).split(',');
  const runner = api.database.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    await runner.query(
      `create temp table read_csv (${names.map((name) => `${name} text`).join()})`,
    );
    await pipeline(
      Readable.from([text]),
      client.query(copyFrom('copy read_csv from stdin (format csv, header true)')),
    );
    const rows = await runner.query('select external_id, title, description from read_csv');
    expect(rows).toEqual([{ external_id: id, title, description }]);
    await runner.query('drop table read_csv');
  } finally {
    await runner.release();
  }
  const json = await (await ask('geojson?category=community')).json();
  const [feature, ...others] = new GeoJSON().readFeatures(json);
  expect(others).toEqual([]);
  expect(feature?.get('description')).toBe(description);
  expect(feature?.getGeometry()?.getType()).toBe('Point');
});

test('Atom is read by another parser, newest first, with what a reader needs', async () => {
  const response = await ask('atom?category=safety');
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const feed = new DOMParser().parseFromString(await response.text(), 'text/xml').documentElement;
  const all = (name: string) => [...(feed?.getElementsByTagName(name) ?? [])];
  expect(all('id').map(({ textContent }) => textContent)).toEqual([
    `${api.origin}/feeds/issues.atom?category=safety`,
    ...ids.toReversed().map((id) => `urn:uuid:${id}`),
  ]);
  expect(all('title').at(-1)?.textContent).toBe('Lamp is <dark> & broken');
  expect(all('updated')).toHaveLength(ids.length + 1);
  expect(all('link').at(-1)?.getAttribute('href')).toBe(`${api.origin}/issues/${ids[0]}`);
});

test('who asks again while nothing changed is told so, and sees the next change', async () => {
  for (const format of ['atom', 'csv', 'geojson']) {
    const tag = (await ask(format)).headers.get('etag') ?? '';
    expect((await ask(format, { 'if-none-match': tag })).status).toBe(304);
    await fileReport(reporter, { title: 'One more of them' });
    await expect.poll(async () => (await ask(format, { 'if-none-match': tag })).status).toBe(200);
  }
});

test.each([
  ['geojson?filter=broken', 'filter'],
  ['csv?near=here', 'near'],
  ['atom?since=yesterday', 'since'],
  ['atom?colour=red', 'colour'],
  ['csv?category=potholes', 'category'],
  ['csv?withinKm=5', 'withinKm'],
  ['geojson?search=a&search=b', 'search'],
])('a wrong filter is named: %s', async (address, path) => {
  const response = await ask(address);
  expect(response.status).toBe(400);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const { errors } = (await response.json()) as { errors: { path: string; message: string }[] };
  expect(errors).toMatchObject([{ path }]);
  expect(errors[0]?.message).toContain(path);
});

test('one address reads few at once, and more when it has read', async () => {
  const runner = api.database.createQueryRunner();
  await runner.startTransaction();
  // Everybody who reads the list now waits.
  await runner.query('lock table issue in access exclusive mode');
  const all: Response[] = [];
  // Earlier readings may have ended for their readers only.
  const another = async () => {
    const response = await ask('csv');
    if (response.ok) all.push(response);
    return all.length;
  };
  await expect.poll(another).toBe(4);
  const refused = await ask('csv');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  await runner.rollbackTransaction();
  await runner.release();
  await Promise.all(all.map((response) => response.text()));
  await expect.poll(async () => (await ask('csv')).status).toBe(200);
});
