import { expect, test } from 'vitest';
import type { SiteCategory } from '#schema/site/categories/siteCategory.ts';
import { editIssue, getIssue, listIssues, reportIssue } from '#schema/issues/issue.ts';
import { getSettings } from '#schema/site/settings.ts';
import { getSiteSettings, saveSiteSettings } from '#schema/site/siteSettings.ts';
import { importIssues } from '#schema/transfer/issueTransfer.ts';
import { fileReport, REPORT } from './fixtures.ts';
import { expectFieldError } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';

const REASON = 'The assembly wants its own categories.';
const LAMPS: SiteCategory = {
  id: 'street_lamps',
  names: { en: 'Street lamps', de: 'Laternen' },
  icon: 'lamp',
  isRetired: false,
  questions: [],
};

const ADDED: readonly string[] = [LAMPS.id, 'holes'];

async function save(by: Person, change: (now: SiteCategory[]) => SiteCategory[]) {
  const { version, settings } = await by.expectCall(getSiteSettings);
  const categories = change(settings.categories);
  const body = { version, reason: REASON, settings: { ...settings, categories } };
  return by.call(saveSiteSettings, { body });
}

const withLamps = (now: SiteCategory[]) => [LAMPS, ...now.filter(({ id }) => id !== LAMPS.id)];

scenarios('the categories of an installation', () => {
  test('are the seven of the product while operators say nothing', async () => {
    const { site } = await (await newVisitor()).expectCall(getSettings);
    // Every file of scenarios works on the one site: another has added a category, too.
    const ids = site.categories.map(({ id }) => id).filter((id) => !ADDED.includes(id));
    expect(ids).toEqual([
      'infrastructure',
      'environment',
      'public_services',
      'safety',
      'accessibility',
      'community',
      'other',
    ]);
  });

  test('take reports from then on, and lists can be narrowed to them', async () => {
    const [operator, reporter] = [await newPersonAs('operator'), await newPerson()];
    expect((await save(operator, withLamps)).status).toBe(200);
    const { id, category } = await fileReport(reporter, { category: LAMPS.id });
    expect(category).toBe(LAMPS.id);
    const query = { category: LAMPS.id, page: '1' };
    const found = await reporter.expectCall(listIssues, { query });
    expect('items' in found && found.items.map((issue) => issue.id)).toEqual([id]);
    const { site } = await (await newVisitor()).expectCall(getSettings);
    expect(site.categories[0]).toEqual(LAMPS);
  });

  test('are those that an issue can stand under, and no others', async () => {
    const [operator, reporter] = [await newPersonAs('operator'), await newPerson()];
    const body = { ...REPORT, category: 'weather' };
    const message = 'Please select a category.';
    expectFieldError(await reporter.call(reportIssue, { body }), 'category', message);
    const { id } = await fileReport(reporter);
    const edit = { params: { id }, body: { category: 'weather' } };
    expectFieldError(await reporter.call(editIssue, edit), 'category', message);
    const issues = [{ ...body, externalId: 'storm-1' }];
    const { created, kept } = await operator.expectCall(importIssues, {
      body: { isDryRun: true, issues },
    });
    expect({ created, kept }).toEqual({
      created: 0,
      kept: [{ externalId: 'storm-1', reason: expect.stringContaining('no such category') }],
    });
  });

  test('stay when they are retired: for what was reported and what was written before', async () => {
    const [operator, reporter] = [await newPersonAs('operator'), await newPerson()];
    await save(operator, withLamps);
    const before = await fileReport(reporter, { category: LAMPS.id });
    const retired = { ...LAMPS, isRetired: true };
    await save(operator, (now) => now.map((one) => (one.id === LAMPS.id ? retired : one)));
    const { category } = await reporter.expectCall(getIssue, { params: { id: before.id } });
    expect(category).toBe(LAMPS.id);
    expect((await fileReport(reporter, { category: LAMPS.id })).category).toBe(LAMPS.id);

    const gone = await save(operator, (now) => now.filter(({ id }) => id !== LAMPS.id));
    const message = 'A saved category cannot be deleted: retire it instead.';
    expectFieldError(gone, 'settings.categories', message);
  });

  test('are refused with the place of the fault', async () => {
    const operator = await newPersonAs('operator');
    const nameless = await save(operator, (now) => [...now, { ...LAMPS, id: 'x', names: {} }]);
    const { settings } = await operator.expectCall(getSiteSettings);
    const place = `settings.categories.${settings.categories.length}.names`;
    expectFieldError(nameless, place, 'Please name the category.');
    const twice = await save(operator, (now) => [...now, ...now.slice(0, 1)]);
    expectFieldError(twice, 'settings.categories', 'Every category needs an id of its own.');
    const none = await save(operator, (now) => now.map((one) => ({ ...one, isRetired: true })));
    expectFieldError(none, 'settings.categories', 'Please offer at least one category.');
    const many = Array.from({ length: 31 }, (_, index) => ({ ...LAMPS, id: `c${index}` }));
    const tooMany = await save(operator, () => many);
    expectFieldError(tooMany, 'settings.categories', 'Please use at most 30 categories.');
  });
});
