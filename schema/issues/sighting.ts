import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { receipt } from '#schema/receipt.ts';
import { timestamp, uuid } from '#schema/text.ts';
import { linkedIssue } from './caseSummary.ts';
import { SIGHTING_WITHIN_M } from './sightingLimits.ts';

const NEAR_WANTED = `Only people within ${SIGHTING_WITHIN_M} m can say what is there.`;

/** Of a listed issue and its pin. */
export const confirmed = {
  /**
   * When somebody last reported it, saw it there or said that it affects them. Absent in data
   * stored by earlier releases.
   */
  confirmedAt: v.optional(timestamp),
};

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

/** What nearby people found at a completed issue since its completion. */
export const brokenAgain = v.object({
  /** Until then it can be found broken again. */
  until: timestamp,
  /** Who found it broken. */
  count: v.number(),
  /** Whether the person asking found it broken. */
  own: v.boolean(),
  /** Enough independent people found it broken: anybody may report it again. */
  isReportable: v.boolean(),
  /** The first new report of it that is public; null: none. */
  report: v.nullable(linkedIssue),
});
export type BrokenAgain = v.InferOutput<typeof brokenAgain>;

/** Of an issue's details. */
export const foundThere = {
  /** Null: nobody has said what is there. */
  sightings: v.nullish(sightings),
  /** Null: not completed, or not known when. */
  brokenAgain: v.nullish(brokenAgain),
  /** The completed issue of which this is a new report, while it is public; null: none. */
  againOf: v.nullish(linkedIssue),
};

export const sightIssueRequest = v.object({
  isFixed: v.boolean(),
  /** The device compares its position with the issue's, so that no position leaves it. */
  awayM: v.pipe(
    v.number(NEAR_WANTED),
    v.integer(NEAR_WANTED),
    v.minValue(0, NEAR_WANTED),
    v.maxValue(SIGHTING_WITHIN_M, NEAR_WANTED),
  ),
  /** By the device's clock, clamped between the report and now. */
  seenAt: timestamp,
});

export const sightingWithReceipt = v.object({
  id: uuid,
  /** Absent from the reply to a repeat after 30 days. */
  sightings: v.optional(sightings),
  /** Of a completed issue. */
  brokenAgain: v.nullish(brokenAgain),
  receipt,
});

export const sightIssue = defineEndpoint({
  operation: 'sightIssue',
  method: 'PUT',
  path: '/api/issues/{id}/sighting',
  summary:
    'Says at the place of an issue that it is still there, or fixed. The last word of a person counts; may have been written offline. Three independent people who find it fixed ask the reporter. Of an issue completed in the last 60 days: that it is still there means that it is broken again; once three independent people say so, it may be reported again.',
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
