import type { Actor } from '#api/platform/actor.rules.ts';
import { hasStake, type CaseParties } from '#api/issues/parties.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';
import {
  CHOICES_OF,
  type ModerationChoice,
  type ReportedKind,
} from '#schema/moderation/choices.ts';

/** A thing that was reported, as the rules look at it. */
export type ReportedThing = {
  kind: ReportedKind;
  authorId: string | null;
  reporterIds: ReadonlySet<string>;
  /** Of the issue that it belongs to; null for a profile. */
  parties: CaseParties | null;
  choice: ModerationChoice | null;
  decidedBy: string | null;
  appealedAt: Date | null;
  appealOutcome: string | null;
};

/** Hides an issue or shows it again. Its money stands still meanwhile, so nobody with a stake may. */
export function mayHide(
  actor: Actor,
  on: { parties: CaseParties; isHidden: boolean },
  isHidden: boolean,
): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  if (hasStake(actor.id, on.parties)) return 'has_stake';
  return on.isHidden === isHidden ? 'wrong_state' : null;
}

/** Anyone signed in reports what others published, also while restricted. */
export function mayReportContent(
  actor: Actor,
  thing: Pick<ReportedThing, 'authorId'>,
): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  return thing.authorId === actor.id ? 'own_content' : null;
}

/** Wrote it, reported it, or gains or loses by the issue that it belongs to. */
function isConcerned(actor: Actor, { authorId, reporterIds, parties }: ReportedThing): boolean {
  if (actor.id === authorId || reporterIds.has(actor.id)) return true;
  return parties !== null && hasStake(actor.id, parties);
}

/** Decides a report: a moderator who is not concerned, once, and only what fits the kind of thing. */
export function mayDecide(
  actor: Actor,
  thing: ReportedThing,
  choice: ModerationChoice,
): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  if (isConcerned(actor, thing)) return 'has_stake';
  return thing.choice === null && CHOICES_OF[thing.kind].includes(choice) ? null : 'wrong_state';
}

/** Appeals once, against what was done to one's own; also while restricted or frozen. */
export function mayAppealDecision(
  actor: Actor,
  thing: Pick<ReportedThing, 'authorId' | 'choice' | 'appealedAt'>,
): ErrorCode | null {
  // Nobody else learns that there is such a decision.
  if (thing.authorId !== actor.id || thing.choice === null) return 'case_not_found';
  return thing.choice === 'leave' || thing.appealedAt !== null ? 'wrong_state' : null;
}

/** Settles an appeal: another moderator than the one who decided, and not concerned either. */
export function maySettleAppeal(actor: Actor, thing: ReportedThing): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  if (isConcerned(actor, thing) || actor.id === thing.decidedBy) return 'has_stake';
  return thing.appealedAt !== null && thing.appealOutcome === null ? null : 'wrong_state';
}
