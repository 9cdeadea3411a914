import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPledge } from '#schema/case/pledge.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { fileReport, propose } from '#tests/scenarios/fixtures.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';
import { sharePicture, wrapped } from './sharePicture.rules.ts';

const api = await apiOfTests();
const reporter = await personOf(api);
const ask = (id: string, language = 'en') =>
  fetch(`${api.origin}/embed/picture/${id}.jpg?v=1`, {
    redirect: 'manual',
    headers: { 'Accept-Language': language },
  });
const draw = async (id: string) => Buffer.from(await (await ask(id)).arrayBuffer());

test('an issue has a picture for its link, which shows its title and the bar of its money', async () => {
  const { id } = await fileReport(reporter, { title: 'Lamp is <dark> & "broken"' });
  await propose(await personOf(api), id);
  const answer = await ask(id);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(answer.headers.getSetCookie()).toEqual([]);
  const empty = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(empty).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(empty.byteLength).toBeLessThan(150_000);
  expect(empty.equals(await draw(id))).toBe(true);
  await (await personOf(api)).expectCall(createPledge, { body: { issueId: id, amount: '250' } });
  const half = await draw(id);
  const colourAt = async (picture: Buffer, left: number) => {
    const pixel = { left, top: 630 - 107, width: 1, height: 1 };
    return [...(await sharp(picture).extract(pixel).raw().toBuffer())];
  };
  expect(await colourAt(empty, 300)).not.toEqual(await colourAt(half, 300));
  expect(await colourAt(empty, 1_000)).toEqual(await colourAt(half, 1_000));
});

test('what is hidden or unknown has none', async () => {
  const { id } = await fileReport(reporter);
  const body = { isHidden: true, reason: 'The photo shows the faces of children.' };
  await (await operatorOf(api)).expectCall(hideIssue, { params: { id }, body });
  for (const one of [id, reporter.id]) expect((await ask(one)).status).toBe(404);
});

const DRAWN = {
  facts: ['Open for Pledges', '$0 pledged'],
  share: null,
  siteName: 'Trybe',
  accent: '#bd4a06',
  language: 'ar' as const,
  hasPhoto: false,
};

test('its texts are texts, from the side where the language begins, and cut between letters', () => {
  const svg = sharePicture({ ...DRAWN, title: '</text><script>&' });
  expect(svg).toContain('&lt;/text&gt;&lt;script&gt;&amp;');
  expect(svg).toContain('x="1144"');
  const facts = ['مفتوحة للتعهّدات', 'تعهّدات بقيمة US$ 870 من US$ 1,500'];
  expect(sharePicture({ ...DRAWN, facts, title: '' })).toMatch(/1,500\u2069 · \u2068Trybe/u);
  expect(wrapped('one two three fourteen', 9, 2)).toEqual([
    'one two',
    expect.stringMatching(/^three fo.*…$/u),
  ]);
  expect(wrapped('x'.repeat(40), 10, 2)).toEqual([`${'x'.repeat(9)}…`]);
  expect(wrapped('W'.repeat(40), 10, 2)).toEqual([`${'W'.repeat(6)}…`]);
  expect(wrapped('👩‍🔧'.repeat(20), 10, 1)[0]).toMatch(/^(?:👩‍🔧)+…$/u);
  expect(wrapped('', 10, 2)).toEqual([]);
});
