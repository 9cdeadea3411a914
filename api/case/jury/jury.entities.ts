import {
  bigint,
  boolean,
  bytes,
  defineEntity,
  instant,
  integer,
  key,
  nullable,
  oneOf,
  sequence,
  text,
  uuid,
  withDefault,
  type RowOf,
} from '#api/platform/columns.entities.ts';
import type { PROOF_CHOICES, RULING_CHOICES } from '#schema/case/verification.ts';

/** A jury over a proof, with the inputs of its draw; no `seed`: too few people could be drawn. */
export const juryEntity = defineEntity('jury', {
  proofId: key(uuid),
  issueId: uuid,
  isAppeal: boolean,
  calledAt: instant,
  endsAt: instant,
  auditSequence: nullable(integer),
  auditHead: nullable(bytes),
  listHash: nullable(bytes),
  seed: nullable(bytes),
  radiusKm: nullable(integer),
  needsExperience: boolean,
  outcome: nullable(oneOf<'accepted' | 'rejected' | 'arbitration'>()),
  closedAt: nullable(instant),
});
export type JuryRow = RowOf<typeof juryEntity>;

/** One candidate on the frozen list of a draw, in the order of the seats. Append-only. */
export const juryCandidateEntity = defineEntity('jury_candidate', {
  proofId: key(uuid),
  position: key(integer),
  userId: uuid,
  pseudonym: text,
  /** Asked only after all candidates who appear together with nobody. */
  isLater: withDefault(boolean, false),
});

/** A seat that was offered to a candidate. */
export const jurySeatEntity = defineEntity('jury_seat', {
  proofId: key(uuid),
  userId: key(uuid),
  status: oneOf<'offered' | 'accepted' | 'declined' | 'lapsed'>(),
  offeredAt: instant,
  answeredAt: nullable(instant),
});

/** A juror's verdict; only the seal is public before the jury closes. Append-only. */
export const juryVerdictEntity = defineEntity('jury_verdict', {
  proofId: key(uuid),
  userId: key(uuid),
  choice: oneOf<(typeof PROOF_CHOICES)[number]>(),
  reason: text,
  salt: bytes,
  seal: bytes,
  givenAt: instant,
});
export type JuryVerdictRow = RowOf<typeof juryVerdictEntity>;

/** What an ambassador decided, with the money in escrow at that time. Append-only. */
export const rulingEntity = defineEntity('ruling', {
  id: key(uuid),
  number: sequence,
  issueId: uuid,
  proofId: uuid,
  byId: uuid,
  choice: oneOf<(typeof RULING_CHOICES)[number]>(),
  reason: text,
  escrowCents: bigint,
  needsConfirmation: boolean,
  writtenAt: instant,
});
export type RulingRow = RowOf<typeof rulingEntity>;

/** A second ambassador's confirmation. Append-only. */
export const rulingConfirmationEntity = defineEntity('ruling_confirmation', {
  rulingId: key(uuid),
  byId: uuid,
  confirmedAt: instant,
});

/** Decisions by the donors' money, where no ambassador ended an arbitration. Append-only. */
export const moneyVoteEntity = defineEntity('money_vote', {
  proofId: key(uuid),
  issueId: uuid,
  choice: oneOf<(typeof RULING_CHOICES)[number]>(),
  approveCents: bigint,
  rejectCents: bigint,
  decidedAt: instant,
});

export type MoneyVoteRow = RowOf<typeof moneyVoteEntity>;

/** Who froze or unfroze the money of an issue, and why. Append-only. */
export const escrowFreezeEntity = defineEntity('escrow_freeze', {
  id: key(uuid),
  issueId: uuid,
  byId: uuid,
  isFrozen: boolean,
  reason: text,
  decidedAt: instant,
});
export type EscrowFreezeRow = RowOf<typeof escrowFreezeEntity>;
