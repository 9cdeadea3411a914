import type { Actor } from '#api/platform/access.rules.ts';
import { hasStake, partyIds, type CaseParties } from '#api/issues/parties.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';
import {
  CHOICES_OF,
  type ModerationChoice,
  type ReportedKind,
} from '#schema/moderation/choices.ts';

export type ReportedThing = {
  kind: ReportedKind;
  authorId: string | null;
  reporterIds: ReadonlySet<string>;
  /** Of its issue; null for a profile. */
  parties: CaseParties | null;
  choice: ModerationChoice | null;
  decidedBy: string | null;
  appealedAt: Date | null;
  appealOutcome: string | null;
};

/** Money stands still while an issue is hidden, so nobody with a stake may hide it. */
export function mayHide(
  actor: Actor,
  on: { parties: CaseParties; isHidden: boolean },
  isHidden: boolean,
): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  if (hasStake(actor.id, on.parties)) return 'has_stake';
  return on.isHidden === isHidden ? 'wrong_state' : null;
}

/** Restricted accounts may report others' content too. */
export function mayReportContent(
  actor: Actor,
  thing: Pick<ReportedThing, 'authorId'>,
): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  return thing.authorId === actor.id ? 'own_content' : null;
}

/** The author, a reporter, or anyone with a stake in the issue. */
function isConcerned(actor: Actor, { authorId, reporterIds, parties }: ReportedThing): boolean {
  if (actor.id === authorId || reporterIds.has(actor.id)) return true;
  return parties !== null && hasStake(actor.id, parties);
}

export const concernedIds = ({ authorId, reporterIds, parties }: ReportedThing) => [
  authorId,
  ...reporterIds,
  ...(parties === null ? [] : partyIds(parties)),
];

/** Once, by a moderator who is not concerned, and only what fits the kind of content. */
export function mayDecide(
  actor: Actor,
  thing: ReportedThing,
  choice: ModerationChoice,
): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  if (isConcerned(actor, thing)) return 'has_stake';
  return thing.choice === null && CHOICES_OF[thing.kind].includes(choice) ? null : 'wrong_state';
}

/** Once, and only the author; also while restricted or frozen. */
export function mayAppealDecision(
  actor: Actor,
  thing: Pick<ReportedThing, 'authorId' | 'choice' | 'appealedAt'>,
): ErrorCode | null {
  // Strangers must not learn that the decision exists.
  if (thing.authorId !== actor.id || thing.choice === null) return 'case_not_found';
  return thing.choice === 'leave' || thing.appealedAt !== null ? 'wrong_state' : null;
}

/** Another moderator than the one who decided, without a stake. */
export function maySettleAppeal(actor: Actor, thing: ReportedThing): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  if (isConcerned(actor, thing) || actor.id === thing.decidedBy) return 'has_stake';
  return thing.appealedAt !== null && thing.appealOutcome === null ? null : 'wrong_state';
}
