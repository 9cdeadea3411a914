import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STANDARD_CATEGORIES } from '#schema/site/categories/standardCategories.ts';
import { siteCategories } from '#schema/site/categories/siteCategory.ts';
import { validate } from '#schema/validation.ts';
import {
  saidIn,
  toCategories,
  findDraftErrors,
  toDrafts,
  moved,
  newDraft,
} from './categoryDraft.ts';

const START = toDrafts({ categories: STANDARD_CATEGORIES, told: [] });
const named = (en: string, key = en) => ({ ...newDraft(key), names: { en } });

describe('categories that are edited', () => {
  it('say again what they were filled with', () => {
    expect(toCategories(START)).toEqual(STANDARD_CATEGORIES);
  });

  it('move up and down, and stay at the ends', () => {
    const ids = (drafts: typeof START) => drafts.map(({ id }) => id);
    const [first, second] = ids(START);
    expect(ids([...moved(START, 'environment', -1)]).slice(0, 2)).toEqual([second, first]);
    expect(moved(START, 'infrastructure', -1)).toBe(START);
    expect(moved(START, 'other', 1)).toBe(START);
  });

  it.each([
    ['Straßenlaternen', 'stra_enlaternen'],
    ['Éclairage public', 'eclairage_public'],
    ['24 hours', 'hours'],
    ['إنارة', 'category'],
    ['Safety', 'safety_2'],
  ])('take an id from their first name: %s', (name, id) => {
    expect(toCategories([...START, named(name)]).at(-1)?.id).toBe(id);
  });

  it('have an id each that the contract takes, whatever their names are', () => {
    const names = fc.array(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(names, (all) => {
        const added = all.map((name, index) => named(name.trim() || 'x', `${index}`));
        const judged = validate(siteCategories, toCategories([...START, ...added]));
        const faults = judged.isValid ? [] : judged.errors.map(({ path }) => path);
        expect(faults.filter((path) => !path.includes('names'))).toEqual([]);
      }),
    );
  });

  it('take addresses as mail programs copy several', () => {
    const told =
      'Ada Lovelace <ada@example.org>; bob@example.org eve@example.org,\nmailto:tom@example.org، x';
    const [said] = saidIn([{ ...START[0]!, told }]).told;
    expect(said?.addresses).toEqual([
      'Ada Lovelace <ada@example.org>',
      'bob@example.org',
      'eve@example.org',
      'mailto:tom@example.org',
      'x',
    ]);
  });

  it('are each told what is wrong with them', () => {
    const drafts = [...START, named(' ', 'mine')];
    const judged = validate(siteCategories, toCategories(drafts));
    const errors = judged.isValid ? [] : judged.errors;
    const told = errors.map((error) => ({ ...error, path: `settings.categories.${error.path}` }));
    expect(findDraftErrors(told, drafts)).toEqual(
      new Map([['mine', { name: 'Please name the category.' }]]),
    );
    const below = ['questions', 'questions.0.names.en', 'questions.0.options'];
    const asked = below.map((place) => ({
      path: `settings.categories.7.${place}`,
      message: place,
    }));
    expect(findDraftErrors(asked, drafts).get('mine')?.questions).toEqual(
      new Map([
        ['', 'questions'],
        ['0.names', 'questions.0.names.en'],
        ['0.options', 'questions.0.options'],
      ]),
    );
    const whole = { path: 'settings.categories', message: 'Please offer at least one category.' };
    expect(findDraftErrors([whole], drafts)).toEqual(new Map([['', { name: whole.message }]]));
  });
});
