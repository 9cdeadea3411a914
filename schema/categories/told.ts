import * as v from 'valibot';
import { emailAddress } from '#schema/people/password.ts';
import { categoryId } from './categoryId.ts';
import { CATEGORIES_MAX } from './siteCategory.ts';

export const TOLD_MAX = 5;

/** Mail addresses by category: they hear of each report under it, whether they have an account or not. */
export const toldAddresses = v.optional(
  v.pipe(
    v.array(
      v.object({
        category: categoryId('Please give the category an id of small letters, digits and _.'),
        addresses: v.pipe(
          v.array(emailAddress),
          v.maxLength(TOLD_MAX, `Please name at most ${TOLD_MAX} addresses.`),
        ),
      }),
    ),
    v.maxLength(CATEGORIES_MAX, `Please keep to ${CATEGORIES_MAX} categories.`),
  ),
  [],
);
export type Told = v.InferOutput<typeof toldAddresses>;
