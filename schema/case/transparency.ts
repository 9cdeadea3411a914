import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { LIST_MAX } from '#schema/limits.ts';
import { decimalText } from '#schema/money/amount.ts';
import { month } from '../people/reputation.ts';
import { isCalendarDay, sha256, timestamp, uuid } from '#schema/text.ts';

const DAY_MESSAGE = 'Must be a day such as 2026-05-18.';

const day = v.pipe(
  v.string(DAY_MESSAGE),
  v.isoDate(DAY_MESSAGE),
  v.check(isCalendarDay, DAY_MESSAGE),
);

/**
 * The heads of all records on one day in one hash: of each issue, and of decisions about profiles.
 */
export const auditPublication = v.object({
  day,
  publishedAt: timestamp,
  /** Number of records: one more than issues, once there are decisions about profiles. */
  issueCount: v.number(),
  /** SHA-256 over the lines of all heads; see `auditHeadLine`. */
  root: sha256,
});

export const auditHead = v.object({ issueId: uuid, sequence: v.number(), hash: sha256 });
export type AuditHead = v.InferOutput<typeof auditHead>;

/**
 * One line of the text whose SHA-256 is a day's root. One line per record in the order of their
 * ids, each ended by a line feed; the record of profiles has the id PROFILE_RECORD_ID.
 */
export function auditHeadLine({ issueId, sequence, hash }: AuditHead): string {
  return `${issueId}:${sequence}:${hash}\n`;
}

export const transparency = v.object({
  escrow: decimalText,
  /** Paid out of escrow: to solvers and validators, back to donors, to the platform. */
  released: decimalText,
  refunded: decimalText,
  fees: decimalText,
  /** Cases before a jury or ambassadors, and proofs with an open objection. */
  openDisputes: v.number(),
  /** Pending payouts, and how many of them are overdue. */
  openPayouts: v.number(),
  overduePayouts: v.number(),
  /** The last twelve months in UTC, oldest first. */
  months: v.array(
    v.object({
      month,
      pledged: decimalText,
      released: decimalText,
      refunded: decimalText,
      decisions: v.number(),
      /** From submission to decision; null: no decisions. */
      medianDecisionHours: v.nullable(v.number()),
    }),
  ),
  /** The last check of the ledger and every record; null: none yet. */
  booksCheck: v.nullable(
    v.object({
      checkedAt: timestamp,
      entryCount: v.number(),
      transactionCount: v.number(),
      /** The first broken row; null: none. */
      problem: v.nullable(v.string()),
    }),
  ),
  publication: v.nullable(auditPublication),
});
export type Transparency = v.InferOutput<typeof transparency>;

export const getTransparency = defineEndpoint({
  operation: 'getTransparency',
  method: 'GET',
  path: '/api/transparency',
  summary:
    'Where all money of the site is, how long decisions take, and whether the books balance.',
  access: 'public',
  cache: 'shared',
  status: 200,
  response: transparency,
});

export const auditHeadPage = v.object({
  ...auditPublication.entries,
  heads: v.array(auditHead),
  /** The next `after`; null: end. */
  next: v.nullable(uuid),
});
export type AuditHeadPage = v.InferOutput<typeof auditHeadPage>;

export const listAuditHeads = defineEndpoint({
  operation: 'listAuditHeads',
  method: 'GET',
  path: '/api/audit-heads',
  summary: `The published head of every record on a day (each issue, and decisions about profiles), by default the latest; ${LIST_MAX} per page, by issue id.`,
  access: 'public',
  cache: 'shared',
  query: v.object({ day: v.optional(day), after: v.optional(uuid) }),
  status: 200,
  response: auditHeadPage,
  refusals: ['not_found'],
});
