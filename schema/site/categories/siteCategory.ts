import * as v from 'valibot';
import { categoryId } from './categoryId.ts';
import { hasText, namesUpTo } from './names.ts';
import { questions } from './question.ts';
import { ISSUE_CATEGORIES, STANDARD_CATEGORIES } from './standardCategories.ts';

export const CATEGORIES_MAX = 30;
export const CATEGORY_NAME_MAX = 40;

export const CATEGORY_ICONS = [
  'cone',
  'leaf',
  'building',
  'shield',
  'wheelchair',
  'people',
  'more',
  'lamp',
  'trash',
  'water',
  'tree',
  'road',
  'sign',
  'bicycle',
  'bus',
  'car',
  'house',
  'school',
  'play',
  'animal',
  'fire',
  'power',
  'noise',
  'paint',
] as const;
export type CategoryIcon = (typeof CATEGORY_ICONS)[number];

const isStandard = (id: string) => ISSUE_CATEGORIES.some((standard) => standard === id);

export const siteCategory = v.pipe(
  v.object({
    id: categoryId('Please give the category an id of small letters, digits and _.'),
    /** Empty for a standard category: the app has its name. */
    names: namesUpTo(CATEGORY_NAME_MAX, 'Please name the category.'),
    /** Null: the standard category's. */
    icon: v.nullable(v.picklist(CATEGORY_ICONS, 'Please choose an icon.')),
    /** No longer offered; existing reports stay readable. */
    isRetired: v.boolean('Please say whether the category is retired.'),
    questions,
  }),
  v.forward(
    v.check(({ id, names }) => isStandard(id) || hasText(names), 'Please name the category.'),
    ['names'],
  ),
);
export type SiteCategory = v.InferOutput<typeof siteCategory>;

export const siteCategories = v.optional(
  v.pipe(
    v.array(siteCategory),
    v.maxLength(CATEGORIES_MAX, `Please use at most ${CATEGORIES_MAX} categories.`),
    v.check(
      (all) => new Set(all.map(({ id }) => id)).size === all.length,
      'Every category needs an id of its own.',
    ),
    v.check(
      (all) => all.some(({ isRetired }) => !isRetired),
      'Please offer at least one category.',
    ),
  ),
  STANDARD_CATEGORIES,
);
