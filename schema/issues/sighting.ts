import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { receipt } from '#schema/receipt.ts';
import { timestamp, uuid } from '#schema/text.ts';
import { SIGHTING_WITHIN_M } from './sightingLimits.ts';

const NEAR_WANTED = `Only people within ${SIGHTING_WITHIN_M} m can say what is there.`;

/** What nearby people found, since somebody last saw it. */
export const sightings = v.object({
  /** When somebody last saw that it is still there; null: nobody said so. */
  seenAt: v.nullable(timestamp),
  /** Who has found it fixed since then. */
  fixedCount: v.number(),
  /** What the person asking last said; null: nothing. */
  own: v.nullable(v.boolean()),
});
export type Sightings = v.InferOutput<typeof sightings>;

export const sightIssueRequest = v.object({
  isFixed: v.boolean(),
  /** The device compares its position with the issue's, so that no position leaves it. */
  awayM: v.pipe(
    v.number(NEAR_WANTED),
    v.integer(NEAR_WANTED),
    v.minValue(0, NEAR_WANTED),
    v.maxValue(SIGHTING_WITHIN_M, NEAR_WANTED),
  ),
  /** By the device's clock, held between the report and now. */
  seenAt: timestamp,
});

export const sightingWithReceipt = v.object({
  id: uuid,
  /** Absent from the reply to a repeat after 30 days. */
  sightings: v.optional(sightings),
  receipt,
});

export const sightIssue = defineEndpoint({
  operation: 'sightIssue',
  method: 'PUT',
  path: '/api/issues/{id}/sighting',
  summary:
    'Says at the place of an open issue that it is still there, or fixed. The last word of a person counts; may have been written offline. Three independent people who find it fixed ask the reporter.',
  access: 'session',
  // Not a decision in the case, so not part of the record.
  isAuditExempt: true,
  params: v.object({ id: uuid }),
  body: sightIssueRequest,
  status: 200,
  response: sightingWithReceipt,
  isQueueable: true,
  refusals: ['issue_not_found', 'issue_closed', 'issue_merged', 'account_frozen'],
});
