import type { Actor } from '#api/domain/actor.ts';
import { HIDDEN_PROPOSAL } from '#schema/issues/proposal.ts';
import { RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';
import type {
  APPEAL_OUTCOMES,
  ModerationChoice,
  ReportedKind,
} from '#schema/moderation/choices.ts';

type Subject = { title: string };

/** Whether somebody looks after what is published: they see hidden issues too. */
export function isModerator(actor: Pick<Actor, 'accountRole'> | null): boolean {
  return actor?.accountRole === 'ambassador' || actor?.accountRole === 'operator';
}

/** The title of a proposal as others read it. */
export const shownTitle = ({
  title,
  hiddenAt,
}: {
  title: string;
  hiddenAt: Date | null;
}): string => (hiddenAt === null ? title : HIDDEN_PROPOSAL.title);

/** To moderators: there is something to decide. It names neither the thing nor who reported it. */
export const queueNotice = {
  type: 'system' as const,
  content:
    'Something new was reported to moderators. It waits under “Reports by users” on your desk.',
};

/** To all with a stake: nobody sees the issue and its money stands still, or it is back; and why. */
export const hiddenNotice = (isHidden: boolean, reason: string, { title }: Subject) => ({
  type: 'issue_update' as const,
  content: isHidden
    ? `“${title}” was hidden, and its money is frozen meanwhile: ${reason}`
    : `“${title}” can be seen again: ${reason}`,
});

const moderation = (content: string) => ({ type: 'moderation' as const, content });

const THINGS: Record<ReportedKind, string> = {
  issue: 'an issue that you reported',
  message: 'a message of yours',
  proposal: 'a proposal of yours',
  proof: 'a proof of yours',
  profile: 'your profile',
};

/** What was done, as its author reads it; null: nothing, and nobody has to know. */
const ACTS: Record<ModerationChoice, ((thing: string) => string) | null> = {
  leave: null,
  hide_message: (thing) => `A moderator hid ${thing}`,
  hide_proposal: (thing) => `A moderator hid the words of ${thing}`,
  redact_photo: (thing) => `A moderator removed photos of ${thing}`,
  hide_issue: (thing) => `A moderator hid an issue because of ${thing}`,
  warn: (thing) => `A moderator warns you because of ${thing}`,
  restrict: (thing) =>
    `A moderator restricted your account for ${RESTRICTION_DAYS} days because of ${thing}`,
};

/** To the author of what was reported; null where nothing was done. */
export function decisionNotice(kind: ReportedKind, choice: ModerationChoice, reason: string) {
  const act = ACTS[choice];
  return act && moderation(`${act(THINGS[kind])}: ${reason}`);
}

/** To the author who appealed. */
export const appealNotice = (outcome: (typeof APPEAL_OUTCOMES)[number], reason: string) =>
  moderation(
    outcome === 'undone'
      ? `Another moderator took back the decision that you appealed: ${reason}`
      : `Another moderator upheld the decision that you appealed: ${reason}`,
  );
