import { DOMParser } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { LOCATION_MAX_LENGTH, SHORT_LOCATION_LENGTH, TITLE_MAX_LENGTH } from '#schema/limits.ts';
import { LANGUAGE_COOKIE } from '#schema/languages/languages.ts';
import { fileReport, propose } from '#tests/scenarios/fixtures.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();
const reporter = await personOf(api);
const issue = await fileReport(reporter, {
  title: 'Lamp is <dark> & "broken"',
  category: 'safety',
});
await propose(await personOf(api), issue.id);
const hidden = await fileReport(reporter, { title: 'Not for everybody' });
const reason = 'The photo shows the faces of children.';
await (
  await operatorOf(api)
).expectCall(hideIssue, { params: { id: hidden.id }, body: { isHidden: true, reason } });

const BYTES_MAX = 30_000;
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(api.origin + path, { headers });
const oembed = (url: string, rest = '') => ask(`/api/oembed?url=${encodeURIComponent(url)}${rest}`);
const issueUrl = `${api.origin}/issues/${issue.id}`;

test('a page of one issue is for the frames of any site, all other pages for none', async () => {
  const page = await ask(`/embed/issue/${issue.id}`);
  expect(page.status).toBe(200);
  // No frame-ancestors: even a star would block the previews of editors, which have no origin.
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'$/u,
  );
  expect(page.headers.get('x-frame-options')).toBeNull();
  for (const other of ['/api/data', '/embed/nothing', '/api/oembed', '/feeds/issues.csv']) {
    const { headers } = await ask(other);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
});

test('it shows the issue as text, and its links open the site beside the other one', async () => {
  const text = await (await ask(`/embed/issue/${issue.id}`)).text();
  expect(text).toContain('<bdi>Lamp is &lt;dark&gt; &amp; &quot;broken&quot;</bdi>');
  expect(text).toContain('Open for Pledges · $0 pledged of $500 (test money)');
  expect(text).toContain('<bdi>W Madison St, The Loop, Chicago</bdi>');
  expect(text).toContain('<progress max="50000" value="0"');
  expect(text).not.toContain('<script');
  const links = text.match(/<a [^>]*>/gu) ?? [];
  expect(links).toEqual([
    `<a href="${issueUrl}" target="_blank" rel="noopener">`,
    `<a href="${api.origin}/issues" target="_blank" rel="noopener">`,
  ]);
});

test('it reads no cookie, sets none, and follows the theme and the language asked for', async () => {
  const cookie = `${LANGUAGE_COOKIE}=ar`;
  const page = await ask(`/embed/issue/${issue.id}`, { cookie });
  expect(page.headers.getSetCookie()).toEqual([]);
  expect(page.headers.get('vary') ?? '').not.toMatch(/cookie/iu);
  const text = await page.text();
  expect(text).toContain('<html lang="en" dir="ltr">');
  expect(text).toContain('@media(prefers-color-scheme:dark)');
  const again = { 'if-none-match': page.headers.get('etag') ?? '' };
  expect((await ask(`/embed/issue/${issue.id}`, again)).status).toBe(304);
});

test.each(['/embed/issue/', '/api/oembed?url=/issues/'])(
  'what is hidden or unknown is not there: %s',
  async (path) => {
    for (const id of [hidden.id, '5f0b3c1e-9a55-4a53-8a0e-0d6c1f6f7a10']) {
      const address = path.replace('url=', `url=${encodeURIComponent(api.origin)}`) + id;
      const response = await ask(address);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain(hidden.title);
    }
  },
);

test('a list is narrowed as a list is, and a wrong filter is named', async () => {
  await fileReport(reporter, { latitude: '51.34', longitude: '12.37', title: 'Bench in the park' });
  const text = await (await ask('/embed/list?bbox=12,51,13,52')).text();
  expect(text.match(/<li>/gu)).toHaveLength(1);
  expect(text).toContain('Bench in the park');
  expect(await (await ask('/embed/list')).text()).not.toContain(hidden.title);
  expect(await (await ask('/embed/list?category=nothing')).text()).toContain('No issues here.');
  for (const wrong of ['colour=red', 'count=21', 'lang=xx']) {
    const response = await ask(`/embed/list?${wrong}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(wrong.split('=')[0]);
  }
});

test('the longest list is smaller than 30 kB, whatever people write', async () => {
  // The texts that take the most bytes: escaped ones, and those with three bytes a character.
  for (const title of ['"'.repeat(TITLE_MAX_LENGTH), 'が'.repeat(TITLE_MAX_LENGTH)])
    for (let at = 0; at < 10; at += 1)
      await fileReport(reporter, {
        title,
        location: '"'.repeat(LOCATION_MAX_LENGTH),
        category: 'community',
      });
  const response = await ask('/embed/list?category=community&count=20');
  const text = await response.text();
  expect(text).toContain(`${'&quot;'.repeat(SHORT_LOCATION_LENGTH - 1)}…</bdi>`);
  const bytes = Buffer.byteLength(text);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(BYTES_MAX);
});

test('oEmbed says in JSON and XML what to show, within the space that there is', async () => {
  const json = await (await oembed(issueUrl, '&maxwidth=320&maxheight=100')).json();
  const said = json as Record<string, string | number>;
  expect(said).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: issue.title,
    width: 320,
    height: 100,
  });
  expect(said.html).toContain(`src="${api.origin}/embed/issue/${issue.id}"`);
  expect(said.html).toContain('title="Lamp is &lt;dark&gt; &amp; &quot;broken&quot;"');
  const xml = await oembed(issueUrl, '&format=xml&maxwidth=320&maxheight=100');
  expect(xml.headers.get('content-type')).toBe('text/xml; charset=utf-8');
  const root = new DOMParser().parseFromString(await xml.text(), 'text/xml').documentElement;
  const fields = [...(root?.childNodes ?? [])].map((one) => [one.nodeName, one.textContent]);
  const texts = Object.entries(said).map(([name, value]) => [name, String(value)]);
  expect([root?.nodeName, fields]).toEqual(['oembed', texts]);
});

test('oEmbed answers other addresses with 404 and other formats with 501', async () => {
  expect((await oembed('https://elsewhere.example/issues')).status).toBe(404);
  expect((await oembed(`${api.origin}/faq`)).status).toBe(404);
  expect((await oembed(issueUrl, '&format=yaml')).status).toBe(501);
  expect((await oembed('nonsense')).status).toBe(400);
  expect((await oembed(issueUrl, '&maxwidth=wide')).status).toBe(400);
  const list = await oembed(`${api.origin}/issues?category=safety&page=2`);
  const { html } = (await list.json()) as { html: string };
  const address = /src="([^"]+)"/u.exec(html)?.[1] ?? '';
  expect(address).toBe(`${api.origin}/embed/list?category=safety`);
  expect((await fetch(address)).status).toBe(200);
});
