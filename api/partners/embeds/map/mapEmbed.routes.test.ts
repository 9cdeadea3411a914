import { DOMParser } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import { TITLE_MAX_LENGTH } from '#schema/limits.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();
const reporter = await personOf(api);
/** Around the streets that every installation has. */
const LOOP = '-87.64,41.875,-87.62,41.89';
const place = (latitude: number, longitude: number) => ({
  latitude: String(latitude),
  longitude: String(longitude),
});
const lamp = await fileReport(reporter, { ...place(41.885, -87.63), title: 'Lamp & <pole>' });
for (const _ of [1, 2, 3]) await fileReport(reporter, place(41.878, -87.635));
const away = await fileReport(reporter, place(-16.5, 179.9));

const BYTES_MAX = 30_000;
const ask = (query: string) => fetch(`${api.origin}/embed/map?${query}`);

function readSvg(page: string) {
  const svg = /<svg viewBox="0 0 600 400".*?<\/svg>/su.exec(page)?.[0] ?? '';
  const root = new DOMParser().parseFromString(svg, 'text/xml').documentElement;
  const links = [...(root?.getElementsByTagName('a') ?? [])].map((link) => {
    const drawn = link.getElementsByTagName('g')[0]?.getAttribute('transform') ?? '';
    const [x = NaN, y = NaN] = (drawn.match(/-?\d+/gu) ?? []).map(Number);
    return { href: link.getAttribute('href'), label: link.getAttribute('aria-label'), x, y };
  });
  const streets = [...(root?.getElementsByTagName('path') ?? [])].filter((path) =>
    /^(?:hw|mr|nr|ea)$/u.test(path.getAttribute('class') ?? ''),
  );
  return { links, streets };
}

test('an area is a map with its streets, an issue a pin, and those at one place a number', async () => {
  const page = await ask(`bbox=${LOOP}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'$/u,
  );
  expect(page.headers.get('x-frame-options')).toBeNull();
  expect(page.headers.getSetCookie()).toEqual([]);
  const text = await page.text();
  const { links, streets } = readSvg(text);
  expect(links).toMatchObject([
    { href: `${api.origin}/issues/${lamp.id}`, label: 'Lamp & <pole> · Open for Proposals' },
    { label: 'Issues here: 3' },
  ]);
  expect(links[1]?.href).toMatch(/\/map\?at=41\.87800,-87\.63500,\d/u);
  const [pin, group] = links;
  expect([pin!.x, pin!.y < group!.y, group!.x < pin!.x]).toEqual([300, true, true]);
  expect(streets.length).toBeGreaterThan(2);
  expect(text).toContain('Issues on this map: 4 of 4');
  expect(text).toContain('OpenStreetMap');
  expect(text).toContain('@media(prefers-color-scheme:dark)');
  expect(text).not.toContain('<script');
  // Tiles overlap at their edges: water in both must not be land.
  expect(text).not.toContain('evenodd');
});

test('an area across the date line is one map, and one without issues says so', async () => {
  const { links } = readSvg(await (await ask('bbox=179,-18,-179,-15')).text());
  expect(links.map(({ href }) => href)).toEqual([`${api.origin}/issues/${away.id}`]);
  expect(links[0]?.x).toBeGreaterThan(30);
  expect(links[0]?.x).toBeLessThan(570);
  const empty = await (await ask('bbox=10,50,11,51')).text();
  expect(empty).toContain('No issues here.');
});

test('what is hidden is on no map', async () => {
  const hidden = await fileReport(reporter, place(41.88, -87.622));
  const reason = 'The photo shows the faces of children.';
  const operator = await operatorOf(api);
  await operator.expectCall(hideIssue, {
    params: { id: hidden.id },
    body: { isHidden: true, reason },
  });
  expect(await (await ask(`bbox=${LOOP}`)).text()).not.toContain(hidden.id);
});

test.each(['bbox=1,2,3', 'at=91,0,3', 'at=1,1,30', 'sort=newest', 'lang=xx'])(
  'a wrong parameter is named: %s',
  async (query) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(query.split('=')[0]);
  },
);

test('the fullest map is smaller than 30 kB, at any zoom', async () => {
  for (let at = 0; at < 40; at += 1)
    await fileReport(reporter, {
      ...place(41.8755 + Math.floor(at / 8) * 0.0024, -87.644 + (at % 8) * 0.0032),
      title: (at % 2 ? '"' : 'が').repeat(TITLE_MAX_LENGTH),
    });
  let fullest = 0;
  for (const query of [
    'bbox=-87.645,41.875,-87.62,41.887',
    'bbox=-88,41.6,-87.4,42.1',
    'at=41.88,-87.63,16',
    '',
  ]) {
    const bytes = Buffer.byteLength(await (await ask(query)).text());
    expect([query, bytes < BYTES_MAX]).toEqual([query, true]);
    fullest = Math.max(fullest, bytes);
  }
  expect(fullest).toBeGreaterThan(25_000);
});

test('oEmbed makes a map of where the map of the app stands', async () => {
  const asked = `${api.origin}/map?at=41.88,-87.63,15&filter=all&tab=map`;
  const response = await fetch(`${api.origin}/api/oembed?url=${encodeURIComponent(asked)}`);
  const said = (await response.json()) as { html: string; title: string };
  expect(said.title).toMatch(/^Map of issues on /u);
  const address = /src="([^"]+)"/u.exec(said.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(address).toBe(`${api.origin}/embed/map?at=41.88%2C-87.63%2C15&filter=all`);
  expect((await fetch(address)).status).toBe(200);
});
