import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { LIST_MAX } from '#schema/limits.ts';
import { decimalText } from '#schema/money/amount.ts';
import { timestamp, uuid } from '#schema/text.ts';

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));

/**
 * One link of a public record, of an issue or of decisions about profiles. People appear only as
 * salted digests.
 */
export const auditEntry = v.object({
  issueId: uuid,
  /** Starts at 1, without gaps. */
  sequence: v.number(),
  action: v.string(),
  /** Null: triggered by the rules at their due time. */
  actorDigest: v.nullable(digest),
  /** JSON, exactly as hashed. */
  data: v.string(),
  createdAt: timestamp,
  /** 64 zeros for the first entry. */
  previousHash: digest,
  hash: digest,
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

/** Replaces an issue's id in the record of decisions about profiles. */
export const PROFILE_RECORD_ID = '00000000-0000-4000-8000-000000000001';

export const NO_HASH = '0'.repeat(64);

/**
 * The text whose SHA-256 is an entry's hash: its JSON without the hash, keys in alphabetical order,
 * no spaces. Reproducible by anybody.
 */
export function auditLinkText(entry: Omit<AuditEntry, 'hash'>): string {
  const { action, actorDigest, createdAt, data, issueId, previousHash, sequence } = entry;
  return JSON.stringify({ action, actorDigest, createdAt, data, issueId, previousHash, sequence });
}

/** Entries after a number, for paging. */
const pageQuery = v.object({
  after: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,15}$/u, 'after is a whole number.'), v.transform(Number)),
    '0',
  ),
});

/**
 * Opens a commitment to a text that is public elsewhere: the commitment is the hexadecimal SHA-256
 * of the key's bytes followed by the text in UTF-8.
 */
const opening = v.object({ sequence: v.number(), name: v.string(), key: digest });

export const auditPage = v.object({
  items: v.array(auditEntry),
  /** For commitments in these entries, except those to private values. */
  openings: v.array(opening),
  /** The next `after`; null: end. */
  next: v.nullable(v.number()),
});

export const listAudit = defineEndpoint({
  operation: 'listAudit',
  method: 'GET',
  path: '/api/issues/{id}/audit',
  summary: `The public record of an issue, oldest first, ${LIST_MAX} entries per page. Each entry contains the hash of the previous one.`,
  access: 'public',
  cache: 'shared',
  params: v.object({ id: uuid }),
  query: pageQuery,
  status: 200,
  response: auditPage,
  refusals: ['issue_not_found'],
});

export const listProfileRecord = defineEndpoint({
  operation: 'listProfileRecord',
  method: 'GET',
  path: '/api/profile-record',
  summary: `Moderation decisions about profiles, oldest first, ${LIST_MAX} entries per page, without names. Each entry contains the hash of the previous one.`,
  access: 'public',
  query: pageQuery,
  status: 200,
  response: auditPage,
});

/** Premium ones are fees for independent reports. */
const MOVEMENT_KINDS = [
  'pledge',
  'withdrawal',
  'refund',
  'release',
  'chargeback',
  'premium',
  'premium_payment',
  'premium_refund',
  'move_out',
  'move_in',
  'provider_refund',
  'reinstated',
] as const;

export const ledgerMovement = v.object({
  id: uuid,
  /** Increases with every movement; used by `after`. */
  number: v.number(),
  kind: v.picklist(MOVEMENT_KINDS),
  createdAt: timestamp,
  /** Null: several pledges. */
  pledgeNumber: v.nullable(v.number()),
  /** Why money was released; null for other kinds. */
  decision: v.nullable(v.object({ kind: v.string(), reason: v.string() })),
  /** Sources (negative) and targets; they sum to zero. */
  entries: v.array(
    v.object({
      account: v.picklist(['escrow', 'donor', 'solver', 'platform']),
      ownerDigest: v.nullable(digest),
      amount: decimalText,
    }),
  ),
});
export type LedgerMovement = v.InferOutput<typeof ledgerMovement>;

export const ledgerPage = v.object({
  /** Current escrow. */
  balance: decimalText,
  items: v.array(ledgerMovement),
  next: v.nullable(v.number()),
});

export const listLedger = defineEndpoint({
  operation: 'listLedger',
  method: 'GET',
  path: '/api/issues/{id}/ledger',
  summary: `The books of an issue, oldest first, ${LIST_MAX} transactions per page. People appear only as digests.`,
  access: 'public',
  cache: 'shared',
  params: v.object({ id: uuid }),
  query: pageQuery,
  status: 200,
  response: ledgerPage,
  refusals: ['issue_not_found'],
});

export const moneyStep = v.object({
  kind: v.picklist(MOVEMENT_KINDS),
  /** Positive into escrow, negative back to the person. */
  amount: decimalText,
  pledgeNumber: v.nullable(v.number()),
  createdAt: timestamp,
  /** Between the person and the platform: nothing left the escrow. Absent in answers of earlier releases. */
  isBorne: v.optional(v.boolean()),
});
export type MoneyStep = v.InferOutput<typeof moneyStep>;

export const listMoneyTrail = defineEndpoint({
  operation: 'listMoneyTrail',
  method: 'GET',
  path: '/api/issues/{id}/money-trail',
  summary: "Where the signed-in person's own money for an issue went, oldest first.",
  access: 'session',
  params: v.object({ id: uuid }),
  status: 200,
  response: v.array(moneyStep),
  refusals: ['issue_not_found'],
});
