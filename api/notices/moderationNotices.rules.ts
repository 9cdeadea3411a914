import { noticeContent, type NoticeContent } from './noticeContent.rules.ts';
import { HIDDEN_PROPOSAL } from '#schema/case/proposal.ts';
import type {
  APPEAL_OUTCOMES,
  ModerationChoice,
  ReportedKind,
} from '#schema/moderation/choices.ts';

type Subject = { title: string };

export const shownTitle = ({ title, hiddenAt }: { title: string; hiddenAt: Date | null }): string =>
  hiddenAt === null ? title : HIDDEN_PROPOSAL.title;

/** To moderators; names neither the content nor the reporter. */
export const queueNotice = { type: 'system' as const, ...noticeContent('somethingReported') };

/**
 * To everybody with a stake: the issue is hidden and its money stands still, or it is back; with
 * the reason.
 */
export const hiddenNotice = (isHidden: boolean, reason: string, { title }: Subject) => ({
  type: 'issue_update' as const,
  ...noticeContent(isHidden ? 'hidden' : 'shownAgain', { title, reason }),
});

const moderation = (content: NoticeContent) => ({ type: 'moderation' as const, ...content });

/** For the author; null: nothing was done, no notice. */
const ACTS = {
  leave: null,
  hide_message: 'hid',
  hide_proposal: 'hidWords',
  redact_photo: 'removedPhotos',
  hide_issue: 'hidIssue',
  warn: 'warned',
  restrict: 'restricted',
} as const satisfies Record<ModerationChoice, string | null>;

/** To the author; null if nothing was done. */
export function decisionNotice(thing: ReportedKind, choice: ModerationChoice, reason: string) {
  const act = ACTS[choice];
  return act && moderation(noticeContent(act, { thing, reason }));
}

export const appealNotice = (outcome: (typeof APPEAL_OUTCOMES)[number], reason: string) =>
  moderation(noticeContent(outcome === 'undone' ? 'appealWon' : 'appealLost', { reason }));
