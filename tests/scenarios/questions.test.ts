import { expect, test } from 'vitest';
import type { GivenAnswers } from '#schema/site/categories/answers.ts';
import type { Question } from '#schema/site/categories/question.ts';
import type { SiteCategory } from '#schema/site/categories/siteCategory.ts';
import { fillPath } from '#schema/defineEndpoint.ts';
import { editIssue, getIssue, reportIssue } from '#schema/issues/issue.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { getSettings } from '#schema/site/settings.ts';
import { getSiteSettings, saveSiteSettings } from '#schema/site/siteSettings.ts';
import { exportIssues } from '#schema/transfer/issueTransfer.ts';
import { fileReport, REPORT } from './fixtures.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';

const REASON = 'The road office needs to know more.';
const BARE = { options: [], unit: '', min: null, max: null };
const DEPTH: Question = {
  ...BARE,
  id: 'depth',
  kind: 'number',
  names: { en: 'How deep is it?', de: 'Wie tief ist es?' },
  isRequired: true,
  unit: 'cm',
  min: 0,
};
const SIDE: Question = {
  ...BARE,
  id: 'side',
  kind: 'choice',
  names: { en: 'On which side?' },
  isRequired: false,
  options: [
    { id: 'left', names: { en: 'Left' } },
    { id: 'right', names: { en: 'Right' } },
  ],
};
const POSTED: Question = {
  ...BARE,
  id: 'posted',
  kind: 'text',
  names: { en: 'What does the sign say?' },
  isRequired: false,
};

const holes = (questions: Question[]): SiteCategory => ({
  id: 'holes',
  names: { en: 'Holes' },
  icon: 'road',
  isRetired: false,
  questions,
});

/** Puts the questions in force; answers the version of the settings in which they stand. */
async function ask(operator: Person, questions: Question[]): Promise<number> {
  const { version, settings } = await operator.expectCall(getSiteSettings);
  const others = settings.categories.filter(({ id }) => id !== 'holes');
  const categories = [holes(questions), ...others];
  const body = { version, reason: REASON, settings: { ...settings, categories } };
  return (await operator.expectCall(saveSiteSettings, { body })).version;
}

const bodyOf = (answers?: GivenAnswers) => ({ ...REPORT, category: 'holes', answers });

scenarios('the questions of a category', () => {
  test('are known to everybody, with the version that answers name', async () => {
    const asked = await ask(await newPersonAs('operator'), [DEPTH, SIDE]);
    const { site, siteVersion } = await (await newVisitor()).expectCall(getSettings);
    expect(siteVersion).toBe(asked);
    expect(site.categories[0]?.questions).toEqual([DEPTH, SIDE]);
  });

  test('are answered with a report, and the issue keeps them as they were asked', async () => {
    const [operator, reporter] = [await newPersonAs('operator'), await newPerson()];
    const asked = await ask(operator, [DEPTH, SIDE, POSTED]);
    const values = [
      { question: 'side', value: 'right' },
      { question: 'depth', value: 12.5 },
    ];
    const { id } = await fileReport(reporter, bodyOf({ asked, values }));
    await ask(operator, [{ ...DEPTH, names: { en: 'Depth of the hole' }, unit: 'inches' }]);
    const seen = await (await newVisitor()).expectCall(getIssue, { params: { id } });
    expect(seen.answers).toEqual([
      {
        question: 'depth',
        kind: 'number',
        names: { en: 'How deep is it?', de: 'Wie tief ist es?' },
        value: 12.5,
        option: null,
        unit: 'cm',
      },
      {
        question: 'side',
        kind: 'choice',
        names: { en: 'On which side?' },
        value: 'right',
        option: { en: 'Right' },
        unit: '',
      },
    ]);
    await reporter.expectCall(editIssue, { params: { id }, body: { category: 'other' } });
    const moved = await reporter.expectCall(getIssue, { params: { id } });
    expect(moved.answers).toEqual(seen.answers);
  });

  test('hold up no report that was written before they changed', async () => {
    const [operator, reporter] = [await newPersonAs('operator'), await newPerson()];
    const before = await ask(operator, [SIDE]);
    await ask(operator, [DEPTH]);
    const values = [{ question: 'side', value: 'left' }];
    const late = await fileReport(reporter, bodyOf({ asked: before, values }));
    expect(late.answers).toMatchObject([{ question: 'side', option: { en: 'Left' } }]);
    expect((await fileReport(reporter, bodyOf({ asked: before, values: [] }))).answers).toBeNull();
    // Nor one by an app that had not read any settings yet.
    expect((await fileReport(reporter, bodyOf({ asked: 0, values: [] }))).answers).toBeNull();
  });

  test('refuse an answer at its question', async () => {
    const [operator, reporter] = [await newPersonAs('operator'), await newPerson()];
    const asked = await ask(operator, [DEPTH, SIDE]);
    const send = (values: GivenAnswers['values'], version = asked) =>
      reporter.call(reportIssue, { body: bodyOf({ asked: version, values }) });
    expectFieldError(await send([]), 'answers.depth', 'Please answer this question.');
    // Who says nothing of questions is held to those of today.
    const silent = await reporter.call(reportIssue, { body: bodyOf() });
    expectFieldError(silent, 'answers.depth', 'Please answer this question.');
    const shallow = [{ question: 'depth', value: -1 }];
    expectFieldError(
      await send(shallow),
      'answers.depth',
      'Please enter a number within the limits.',
    );
    const values = [
      { question: 'depth', value: 1 },
      { question: 'side', value: 'middle' },
    ];
    expectFieldError(await send(values), 'answers.side', 'Please choose one of the answers.');
    const changed = 'The questions have changed. Please look through your answers.';
    expectFieldError(await send(values, asked + 1000), 'answers', changed);
    expectFieldError(await send([{ question: 'gone', value: 1 }], 0), 'answers', changed);
  });

  test('keep what was answered from everybody while the issue is hidden', async () => {
    const [operator, reporter] = [await newPersonAs('operator'), await newPerson()];
    const asked = await ask(operator, [POSTED]);
    const values = [{ question: 'posted', value: 'The number of a neighbour' }];
    const { id } = await fileReport(reporter, bodyOf({ asked, values }));
    const params = { id };
    const hiding = { isHidden: true, reason: 'The answer names a neighbour.' };
    await operator.expectCall(hideIssue, { params, body: hiding });
    for (const person of [reporter, await newPerson(), await newVisitor()])
      expectRefusal(await person.call(getIssue, { params }), 'issue_not_found');
    const { answers } = await operator.expectCall(getIssue, { params });
    expect(answers).toMatchObject([{ value: 'The number of a neighbour' }]);
    const file = await operator.fetch(fillPath(exportIssues.path, { format: 'geojson' }));
    expect(await file.text()).not.toContain('The number of a neighbour');
  });

  test('may be as many and as long as the limits say', async () => {
    const operator = await newPersonAs('operator');
    const words = (length: number) => {
      const text = '街'.repeat(length);
      return { en: text, de: text, es: text, ar: text };
    };
    const options = Array.from({ length: 8 }, (_, index) => ({
      id: `a${index}`,
      names: words(60),
    }));
    const questions = Array.from({ length: 5 }, (_, index): Question => {
      const id = `q${index}`;
      return { ...BARE, id, kind: 'choice', names: words(120), isRequired: false, options };
    });
    const { version, settings } = await operator.expectCall(getSiteSettings);
    const full = settings.categories.map((category) => ({ ...category, questions }));
    const save = (now: number, categories: SiteCategory[]) => {
      const body = { version: now, reason: REASON, settings: { ...settings, categories } };
      return operator.expectCall(saveSiteSettings, { body });
    };
    expect(await save(version, full)).toEqual({ version: version + 1 });
    await save(version + 1, settings.categories);
  });

  test('stand in an export, a line for each', async () => {
    const [operator, reporter] = [await newPersonAs('operator'), await newPerson()];
    const asked = await ask(operator, [DEPTH, POSTED]);
    const values = [
      { question: 'depth', value: 8 },
      { question: 'posted', value: '=1+1' },
    ];
    const { id } = await fileReport(reporter, bodyOf({ asked, values }));
    const file = await operator.fetch(fillPath(exportIssues.path, { format: 'geojson' }));
    const { features } = (await file.json()) as Features;
    const own = features.find(({ properties }) => properties.external_id === id);
    expect(own?.properties.answers).toBe('How deep is it? 8 cm\nWhat does the sign say? =1+1');
  });
});

type Features = { features: { properties: Record<string, unknown> }[] };
