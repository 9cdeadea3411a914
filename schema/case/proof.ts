import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { latitude, longitude } from '#schema/places/geo.ts';
import { photo } from '#schema/issues/image.ts';
import {
  JUSTIFICATION_MIN_LENGTH,
  PROOF_ACCURACY_MAX_M,
  PROOF_NOTE_MAX_LENGTH,
  PROOF_SUMMARY_MAX_LENGTH,
} from '#schema/limits.ts';
import { receipt } from '#schema/receipt.ts';
import { sha256, text, timestamp, uuid } from '#schema/text.ts';

export const CAPTURE_SOURCES = ['app', 'file'] as const;
/** Best first. Checks inform voters and never decide. */
export const CHECK_RESULTS = ['consistent', 'weak', 'contradictory'] as const;
export const PROOF_CHECKS = [
  'capture_time',
  'capture_place',
  'check_in',
  'reuse',
  'likeness',
] as const;

/** A position with its accuracy radius in metres. */
export const fix = v.object({
  latitude,
  longitude,
  accuracyM: v.pipe(
    v.number('The accuracy is a number of metres.'),
    v.minValue(0, 'The accuracy is a number of metres.'),
    v.maxValue(PROOF_ACCURACY_MAX_M, 'The position is too uncertain. Please try again outdoors.'),
  ),
});
export type Fix = v.InferOutput<typeof fix>;

const capture = v.object({
  id: uuid,
  sha256,
  takenAt: v.optional(v.nullable(timestamp), null),
  position: v.optional(v.nullable(fix), null),
  /**
   * `app`: time and place were recorded by our camera screen. `file`: they come from metadata, if
   * any.
   */
  source: v.picklist(CAPTURE_SOURCES),
});

const SUMMARY_MESSAGE = `Please describe the work in at least ${JUSTIFICATION_MIN_LENGTH} characters.`;

export const proofForm = v.object({
  summary: text(JUSTIFICATION_MIN_LENGTH, PROOF_SUMMARY_MAX_LENGTH, SUMMARY_MESSAGE),
});

export const submitProofRequest = v.object({
  ...proofForm.entries,
  id: v.optional(uuid),
  /** From `startProof`, fetched before going out. */
  nonce: uuid,
  before: capture,
  after: capture,
  checkIn: v.object({ ...fix.entries, at: v.optional(v.nullable(timestamp), null) }),
  videoId: v.optional(v.nullable(uuid), null),
  writtenAt: v.optional(timestamp),
});
export type SubmitProofRequest = v.InferInput<typeof submitProofRequest>;

/** Results of comparing a proof with place, time and all other photos. */
export const checkedFact = v.object({
  check: v.picklist(PROOF_CHECKS),
  result: v.picklist(CHECK_RESULTS),
  distanceM: v.optional(v.number()),
  differingBits: v.optional(v.number()),
});

const shownCapture = v.object({
  photo,
  takenAt: v.nullable(timestamp),
  position: v.nullable(fix),
  source: v.picklist(CAPTURE_SOURCES),
});

/** Immutable once submitted, except for added notes. */
export const proof = v.object({
  id: uuid,
  issueId: uuid,
  proposalId: uuid,
  /** 1 for the first proof of a proposal, 2 for the second. */
  number: v.number(),
  solverId: uuid,
  solverName: v.string(),
  summary: v.string(),
  before: shownCapture,
  after: shownCapture,
  checkIn: v.object({ ...fix.entries, at: v.nullable(timestamp) }),
  videoUrl: v.nullable(v.string()),
  checks: v.array(checkedFact),
  submittedAt: timestamp,
  notes: v.array(v.object({ text: v.string(), createdAt: timestamp })),
});
export type Proof = v.InferOutput<typeof proof>;

const issueParams = v.object({ id: uuid });

export const startProof = defineEndpoint({
  operation: 'startProof',
  method: 'POST',
  path: '/api/issues/{id}/proof-nonce',
  summary: 'Issues a nonce for a proof captured within the next 14 days, online or offline.',
  access: 'session',
  // The same nonce again within a day is nothing new.
  isAuditExempt: true,
  params: issueParams,
  status: 201,
  response: v.object({ nonce: uuid, issuedAt: timestamp, expiresAt: timestamp }),
  refusals: ['issue_not_found', 'forbidden', 'wrong_state', 'issue_closed'],
});

export const submitProof = defineEndpoint({
  operation: 'submitProof',
  method: 'POST',
  path: '/api/issues/{id}/proofs',
  summary:
    'Submits the chosen solver’s proof, which may have been captured offline. Locked from then on.',
  access: 'session',
  params: issueParams,
  body: submitProofRequest,
  status: 201,
  response: v.object({ ...proof.entries, receipt }),
  isQueueable: true,
  refusals: [
    'issue_not_found',
    'forbidden',
    'wrong_state',
    'issue_closed',
    'nonce_expired',
    'photo_missing',
    'photo_differs',
    'id_taken',
  ],
});

export const addProofNote = defineEndpoint({
  operation: 'addProofNote',
  method: 'POST',
  path: '/api/proofs/{id}/notes',
  summary: 'Appends a note to the solver’s proof; what was submitted does not change.',
  access: 'session',
  params: issueParams,
  body: v.object({ text: text(1, PROOF_NOTE_MAX_LENGTH, 'Please write something.') }),
  status: 204,
  refusals: ['proof_not_found', 'forbidden', 'wrong_state', 'issue_not_found'],
});
