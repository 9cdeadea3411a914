import type { Confirmable } from '#schema/issues/freshness.ts';
import type { Issue, IssueStatus } from '#schema/issues/issue.ts';
import { cardImageUrl } from '#web/features/issues/issueCardView.ts';
import type { Funded } from '#web/features/issues/fundingAxis.ts';
import type { MapPoint } from '#schema/issues/issueMap.ts';
import type { WaitingReport } from './drawnFeatures.ts';

/** For popup and card. */
export type SelectedIssue = {
  id: string;
  title: string;
  /** First two parts. */
  location: string;
  description: string | null;
  /** The small one. */
  imageUrl: string | null;
  position: { latitude: number; longitude: number };
  /** Null for an unsent report. */
  server: (Omit<Funded, 'status'> & Confirmable & { status: IssueStatus; priority: string }) | null;
};

type Sources = {
  issues: readonly Issue[];
  points: readonly MapPoint[];
  waiting: readonly WaitingReport[];
};

/** From the source with the most details; null if none has it. */
export function selectedIssue(id: string | null, sources: Sources): SelectedIssue | null {
  if (id === null) return null;
  const issue = sources.issues.find((candidate) => candidate.id === id);
  const known = issue ?? sources.points.find((candidate) => candidate.id === id);
  if (known) {
    const { title, location, latitude, longitude, status, priority, currentFunding } = known;
    return {
      id,
      title,
      location: firstTwoParts(location),
      description: issue?.description ?? null,
      imageUrl: issue ? cardImageUrl(issue.imageUrl) : null,
      position: { latitude, longitude },
      server: {
        status,
        priority,
        currentFunding,
        createdAt: issue?.createdAt,
        confirmedAt: known.confirmedAt,
        offerPrice: issue?.offerPrice,
        selectedProposalId: issue?.selectedProposalId ?? null,
      },
    };
  }
  const own = sources.waiting.find((candidate) => candidate.id === id);
  if (!own) return null;
  const location = firstTwoParts(own.location);
  return { ...own, location, description: null, imageUrl: null, server: null };
}

function firstTwoParts(location: string): string {
  return location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, 2)
    .join(', ');
}
