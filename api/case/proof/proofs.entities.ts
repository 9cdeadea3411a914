import {
  bigint,
  boolean,
  bytes,
  defineEntity,
  instant,
  json,
  key,
  named,
  nullable,
  oneOf,
  safeInteger,
  smallint,
  text,
  uuid,
  weight,
  withDefault,
  type RowOf,
} from '#api/platform/columns.entities.ts';
import type { Proof } from '#schema/case/proof.ts';
import type { DECIDERS, PROOF_CHOICES } from '#schema/case/verification.ts';

type Place = { latitude: number; longitude: number; accuracyM: number };

/** What a solver recorded when taking a picture. */
export type Capture = {
  takenAt: string | null;
  position: Place | null;
  source: 'app' | 'file';
};

/** Fetched before going to the site, so that a proof taken offline is tied to this very work. */
export const proofNonceEntity = defineEntity('proof_nonce', {
  id: key(uuid),
  issueId: uuid,
  proposalId: uuid,
  userId: uuid,
  issuedAt: instant,
});
export type ProofNonceRow = RowOf<typeof proofNonceEntity>;

/**
 * A solver's evidence of the work: the first or second proof of a proposal. Only its outcome ever changes.
 * `jurySecret` (32 bytes) stays secret until a jury is drawn with it; its SHA-256, `juryCommitment`, is
 * public. `isFinal`: nothing can change the outcome any more.
 */
export const proofEntity = defineEntity('proof', {
  id: key(uuid),
  issueId: uuid,
  proposalId: uuid,
  number: smallint,
  solverId: uuid,
  nonceId: uuid,
  summary: text,
  beforeId: uuid,
  afterId: uuid,
  beforeCapture: json<Capture>(),
  afterCapture: json<Capture>(),
  checkIn: json<Place & { at: string | null }>(),
  videoId: nullable(uuid),
  checks: json<Proof['checks']>(),
  writtenAt: nullable(instant),
  submittedAt: instant,
  windowEndsAt: instant,
  jurySecret: bytes,
  juryCommitment: bytes,
  outcome: nullable(oneOf<'accepted' | 'rejected'>()),
  decidedBy: nullable(oneOf<(typeof DECIDERS)[number]>()),
  decidedAt: nullable(instant),
  isFinal: withDefault(boolean, false),
});
export type ProofRow = RowOf<typeof proofEntity>;

/** What a solver added to a proof. Append-only. */
export const proofNoteEntity = defineEntity('proof_note', {
  id: key(uuid),
  proofId: uuid,
  text,
  createdAt: instant,
});

/** Who may judge a proof and with what weight, from the money at the time of the choice. Append-only. */
export const proofVoterEntity = defineEntity('proof_voter', {
  proofId: key(uuid),
  userId: key(uuid),
  role: oneOf<'creator' | 'top_donor' | 'donor'>(),
  weight,
  pledgedCents: bigint,
});
export type ProofVoterRow = RowOf<typeof proofVoterEntity>;

/** The voters' ballots. Append-only. */
export const ballotEntity = defineEntity('ballot', {
  proofId: key(uuid),
  userId: key(uuid),
  choice: oneOf<(typeof PROOF_CHOICES)[number]>(),
  reason: withDefault(text, ''),
  createdAt: instant,
});
export type BallotRow = RowOf<typeof ballotEntity>;

/** When a vote that is already certain may be closed before its end. */
export const voteReviewEntity = defineEntity('vote_review', {
  issueId: key(uuid),
  dueAt: instant,
});

/** For how long hiding or freezing has paused a case, and until when it may. */
export const caseHoldEntity = defineEntity('case_hold', {
  proposalId: key(uuid),
  issueId: uuid,
  kind: key(oneOf<'hidden' | 'frozen'>()),
  usedMs: safeInteger,
  since: nullable(instant),
  endsAt: nullable(instant),
});

/** The figures with which a vote closed. Append-only. */
export const voteClosingEntity = defineEntity('vote_closing', {
  proofId: key(uuid),
  outcome: oneOf<'accepted' | 'rejected' | 'jury' | 'waiting'>(),
  totalWeight: weight,
  approveWeight: weight,
  rejectWeight: weight,
  approveCents: bigint,
  rejectCents: bigint,
  hasOpenFlag: boolean,
  closedAt: instant,
});
export type VoteClosingRow = RowOf<typeof voteClosingEntity>;

/** Counts down to a release without objection, until `endedAt`. */
export const releaseClockEntity = defineEntity('release_clock', {
  proofId: key(uuid),
  issueId: uuid,
  releaseAt: instant,
  noticeAt: nullable(instant),
  pausedAt: nullable(instant),
  endedAt: nullable(instant),
});

/** An announcement of a release. Append-only. */
export const releaseNoticeEntity = defineEntity('release_notice', {
  proofId: key(uuid),
  releaseAt: instant,
  announcedAt: key(instant),
});

/** An objection to a proof. */
export const proofFlagEntity = defineEntity('proof_flag', {
  id: key(uuid),
  proofId: uuid,
  issueId: uuid,
  byId: named('user_id', uuid),
  justification: text,
  raisedAt: instant,
  needsCosigner: withDefault(boolean, false),
  settled: nullable(oneOf<'withdrawn' | 'dismissed'>()),
  settledBy: nullable(uuid),
  settledAt: nullable(instant),
});
export type ProofFlagRow = RowOf<typeof proofFlagEntity>;

/** What a rejection left to the solver, and what became of it. */
export const rejectionEntity = defineEntity('rejection', {
  proofId: key(uuid),
  by: named('by_whom', key(oneOf<'vote' | 'jury'>())),
  isAppeal: boolean,
  rejectedAt: instant,
  secondProofUntil: nullable(instant),
  appealUntil: nullable(instant),
  closedAt: nullable(instant),
  closedAs: nullable(oneOf<'none_left' | 'second_proof' | 'appealed' | 'lapsed'>()),
});
export type RejectionRow = RowOf<typeof rejectionEntity>;

/** Ratings of the solver by those who paid. Append-only. */
export const ratingEntity = defineEntity('rating', {
  issueId: key(uuid),
  userId: key(uuid),
  solverId: uuid,
  stars: smallint,
  comment: withDefault(text, ''),
  createdAt: instant,
});
export type RatingRow = RowOf<typeof ratingEntity>;
