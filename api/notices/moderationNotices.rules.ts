import { noticeContent, type NoticeContent } from './noticeContent.rules.ts';
import { HIDDEN_PROPOSAL } from '#schema/case/proposal.ts';
import type {
  APPEAL_OUTCOMES,
  ModerationChoice,
  ReportedKind,
} from '#schema/moderation/choices.ts';

type Subject = { title: string };

/** The title of a proposal as others read it. */
export const shownTitle = ({ title, hiddenAt }: { title: string; hiddenAt: Date | null }): string =>
  hiddenAt === null ? title : HIDDEN_PROPOSAL.title;

/** To moderators: there is something to decide. It names neither the thing nor who reported it. */
export const queueNotice = { type: 'system' as const, ...noticeContent('somethingReported') };

/** To all with a stake: nobody sees the issue and its money stands still, or it is back; and why. */
export const hiddenNotice = (isHidden: boolean, reason: string, { title }: Subject) => ({
  type: 'issue_update' as const,
  ...noticeContent(isHidden ? 'hidden' : 'shownAgain', { title, reason }),
});

const moderation = (content: NoticeContent) => ({ type: 'moderation' as const, ...content });

/** What was done, as its author reads it; null: nothing, and nobody has to know. */
const ACTS = {
  leave: null,
  hide_message: 'hid',
  hide_proposal: 'hidWords',
  redact_photo: 'removedPhotos',
  hide_issue: 'hidIssue',
  warn: 'warned',
  restrict: 'restricted',
} as const satisfies Record<ModerationChoice, string | null>;

/** To the author of what was reported; null where nothing was done. */
export function decisionNotice(thing: ReportedKind, choice: ModerationChoice, reason: string) {
  const act = ACTS[choice];
  return act && moderation(noticeContent(act, { thing, reason }));
}

/** To the author who appealed. */
export const appealNotice = (outcome: (typeof APPEAL_OUTCOMES)[number], reason: string) =>
  moderation(noticeContent(outcome === 'undone' ? 'appealWon' : 'appealLost', { reason }));
