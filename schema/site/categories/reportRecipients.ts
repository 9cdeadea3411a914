import * as v from 'valibot';
import { emailAddress } from '#schema/people/password.ts';
import { categoryId } from './categoryId.ts';
import { CATEGORIES_MAX } from './siteCategory.ts';

export const RECIPIENTS_MAX = 5;
/** Mailed per reporter. */
export const REPORT_MAILS_PER_HOUR = 30;

/** Mail addresses by category, notified of each report, with or without an account. */
export const reportRecipients = v.optional(
  v.pipe(
    v.array(
      v.object({
        category: categoryId('Please give the category an id of small letters, digits and _.'),
        addresses: v.pipe(
          v.array(emailAddress),
          v.maxLength(RECIPIENTS_MAX, `Please name at most ${RECIPIENTS_MAX} addresses.`),
        ),
      }),
    ),
    v.maxLength(CATEGORIES_MAX, `Please use at most ${CATEGORIES_MAX} categories.`),
  ),
  [],
);
export type ReportRecipients = v.InferOutput<typeof reportRecipients>;
