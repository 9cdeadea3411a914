import { expect, test } from 'vitest';
import { listOperatorActs } from '#schema/console/acts.ts';
import { getSettings } from '#schema/site/settings.ts';
import { getSiteText, saveSiteText, SITE_TEXT_MAX } from '#schema/site/siteTexts.ts';
import type { Client } from './client.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor } from './target.ts';

const REASON = 'The council decided on this text in its last session.';
const TEXT = '# Who is responsible\nThe town of Springfield, Market 1. Write to {contact}.';

const params = { name: 'privacy', language: 'de' } as const;

const read = (by: Client, version?: number) =>
  by.expectCall(getSiteText, {
    params,
    query: version === undefined ? {} : { version: String(version) },
  });

const publish = (by: Client, after: number, text: string | null) =>
  by.call(saveSiteText, { params, body: { after, text, reason: REASON } });

async function latest(by: Client): Promise<number> {
  return (await read(by)).versions[0]?.version ?? 0;
}

scenarios('the installation’s own texts', () => {
  test('are shown to everybody, version by version, until the standard text is wanted again', async () => {
    const [operator, visitor] = [await newPersonAs('operator'), await newVisitor()];
    const before = await latest(operator);
    expect((await publish(operator, before, TEXT)).body).toEqual({ version: before + 1 });
    const second = `${TEXT}\n\nSince November also by telephone.`;
    await publish(operator, before + 1, second);

    const own = async () =>
      (await visitor.expectCall(getSettings)).ownTexts?.find(
        ({ name, language }) => name === params.name && language === params.language,
      );
    expect(await own()).toEqual({ ...params, version: before + 2, isOwn: true });
    const { shown, versions } = await read(visitor);
    expect(shown).toMatchObject({ version: before + 2, text: second });
    expect(versions.slice(0, 2).map(({ version }) => version)).toEqual([before + 2, before + 1]);
    const earlier = (await read(visitor, before + 1)).shown;
    expect(earlier?.text).toBe(TEXT);
    expect(Date.parse(earlier?.publishedAt ?? '')).toBeLessThanOrEqual(
      Date.parse(shown?.publishedAt ?? ''),
    );

    await publish(operator, before + 2, null);
    expect(await own()).toMatchObject({ version: before + 3, isOwn: false });
    expect((await read(visitor)).shown).toMatchObject({ version: before + 3, text: null });
    expect((await read(visitor, before + 2)).shown?.text).toBe(second);
    const { items } = await operator.expectCall(listOperatorActs, { query: { act: 'text' } });
    expect(items[0]).toMatchObject({
      byName: operator.username,
      subject: `privacy (de) ${before + 3}`,
      reason: REASON,
    });
  });

  test('are not overwritten by somebody who had read an earlier version', async () => {
    const [first, second] = [await newPersonAs('operator'), await newPersonAs('operator')];
    const before = await latest(first);
    const answers = await Promise.all([first, second].map((by) => publish(by, before, TEXT)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    expectRefusal(refused[0]!, 'settings_conflict');
    await publish(first, before + 1, null);
  });

  test('are for operators to write, and bounded', async () => {
    const operator = await newPersonAs('operator');
    const after = await latest(operator);
    for (const by of [await newPerson(), await newPersonAs('ambassador')])
      expectRefusal(await publish(by, after, TEXT), 'forbidden');
    expectRefusal(await publish(await newVisitor(), after, TEXT), 'not_signed_in');
    const short = await publish(operator, after, 'Too short');
    expectFieldError(short, 'text', 'Please write at least 50 characters.');
    const long = await publish(operator, after, 'a'.repeat(SITE_TEXT_MAX + 1));
    expectFieldError(long, 'text', `Please use at most ${SITE_TEXT_MAX} characters.`);
    const missing = await operator.call(getSiteText, { params, query: { version: '99999' } });
    expectRefusal(missing, 'not_found');
    const strange = { params: { ...params, name: 'imprint' as 'privacy' }, query: {} };
    expectRefusal(await operator.call(getSiteText, strange), 'invalid_request');
    expect(await latest(operator)).toBe(after);
  });
});
