import { useTakenOver, useWritten } from '#web/net/firstPaint.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import type { Issue } from '#schema/issues/issue.ts';
import { PHOTO_CARD_HEIGHT_PX, PHOTO_CARD_WIDTH_PX, PHOTO_QUALITY } from '#schema/limits.ts';
import { daysLeft, formatDate, shortLocation } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { confirmedText } from './confirmedText.ts';
import { fundingAxis, goalText } from './fundingAxis.ts';
import { issueCardContent as words } from './issueCardContent.ts';

const PHOTO_HOSTS = ['images.unsplash.com', 'images.pexels.com'];

export function solverState(issue: Pick<Issue, 'selectedProposalId' | 'proposalCount'>): string {
  if (issue.selectedProposalId !== null) return words.selected;
  if (issue.proposalCount > 0) return words.applied(issue.proposalCount);
  return words.open;
}

/**
 * A picture's address in card size: own uploads as their 800 px variant, pictures of photo hosts as
 * 800 by 400 at quality 80, others unchanged.
 */
export function cardImageUrl(imageUrl: string | null): string | null {
  if (imageUrl === null || !URL.canParse(imageUrl)) return imageUrl;
  const url = new URL(imageUrl);
  if (url.pathname.startsWith('/api/images/')) {
    url.searchParams.set('w', String(PHOTO_CARD_WIDTH_PX));
  } else if (PHOTO_HOSTS.includes(url.host)) {
    url.searchParams.set('w', String(PHOTO_CARD_WIDTH_PX));
    url.searchParams.set('h', String(PHOTO_CARD_HEIGHT_PX));
    url.searchParams.set('q', String(PHOTO_QUALITY));
  }
  return url.href;
}

function daysLeftText(issue: Issue, now: Date): string | null {
  const days = issue.status === 'completed' ? null : daysLeft(issue.dueDate, now);
  if (days === null) return null;
  return days === 0 ? words.due : words.daysLeft(days);
}

/** Parts of a card that depend on clock and time zone. */
export type WrittenDays = { reported: string; confirmed: string | null; daysLeft: string | null };

/** In this device's time zone. */
export const writtenDays = (issue: Issue, now: Date): WrittenDays => ({
  reported: formatDate(issue.createdAt),
  confirmed: confirmedText(issue, now),
  daysLeft: daysLeftText(issue, now),
});

/** The props of `#web/components/issues/IssueCard.tsx`. */
export function issueCardView(issue: Issue, days: WrittenDays = writtenDays(issue, new Date())) {
  return {
    href: `/issues/${issue.id}`,
    solverHref: `/issues/${issue.id}#proposals`,
    title: issue.title,
    description: issue.description,
    imageUrl: cardImageUrl(issue.imageUrl),
    status: issue.status,
    priority: issue.priority,
    pledged: formatMoney(issue.currentFunding),
    goal: goalText(issue),
    axis: fundingAxis(issue),
    pledgers: words.pledgers(issue.pledgerCount),
    affected: issue.affectedCount === 0 ? null : words.affected(issue.affectedCount),
    solverState: solverState(issue),
    location: shortLocation(issue.location),
    ...days,
  };
}

type IssueCardView = ReturnType<typeof issueCardView>;

export function useIssueCards(): (issue: Issue) => IssueCardView & { moneyNote: string | null } {
  const written = useWritten();
  const moneyNote = useMoneyNote();
  // Cards are the innermost server-painted part: once they respond, everything around them does.
  useTakenOver();
  return (issue) => {
    const days = written(issue.id, (now): WrittenDays => writtenDays(issue, now));
    return { ...issueCardView(issue, days), moneyNote };
  };
}
