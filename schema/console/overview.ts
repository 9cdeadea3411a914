import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { decimalText } from '#schema/money/amount.ts';
import { timestamp } from '#schema/text.ts';

export const OVERVIEW_WEEKS = 12;

const consoleOverview = v.object({
  /** The oldest first; the last ends now. */
  weeks: v.array(
    v.object({
      start: timestamp,
      reported: v.number(),
      /** Proofs that were finally accepted. */
      fixed: v.number(),
      /** To solvers. */
      paid: decimalText,
    }),
  ),
  /** From report to accepted proof, of what was fixed in these weeks; null: nothing was. */
  medianDays: v.nullable(v.number()),
});
export type ConsoleOverview = v.InferOutput<typeof consoleOverview>;

export const getConsoleOverview = defineEndpoint({
  operation: 'getConsoleOverview',
  method: 'GET',
  path: '/api/admin/overview',
  summary: `What was reported, fixed and paid in each of the last ${OVERVIEW_WEEKS} weeks. Operators only.`,
  access: 'operator',
  status: 200,
  response: consoleOverview,
});
