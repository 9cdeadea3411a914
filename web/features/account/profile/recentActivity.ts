import { PROFILE_RECENT_ISSUES } from '#schema/limits.ts';

export type ActivityKind = 'reported' | 'pledged' | 'proposed';
export type Activity = { issueId: string; kind: ActivityKind; at: string };

type Dated = { issueId: string; createdAt: string };

export type ActivitySources = {
  reported: readonly { id: string; createdAt: string }[];
  donations: readonly Dated[];
  proposals: readonly Dated[];
};

const activity = (kind: ActivityKind) => (row: Dated) => ({
  issueId: row.issueId,
  kind,
  at: row.createdAt,
});

/** Newest first; each issue once, with its latest act. */
export function recentActivity({ reported, donations, proposals }: ActivitySources): Activity[] {
  const all = [
    ...reported.map(({ id, createdAt }) => activity('reported')({ issueId: id, createdAt })),
    ...donations.map(activity('pledged')),
    ...proposals.map(activity('proposed')),
  ].toSorted((a, b) => (a.at < b.at ? 1 : Number(a.at !== b.at) * -1));
  const seen = new Set<string>();
  const latest = all.filter(({ issueId }) => !seen.has(issueId) && seen.add(issueId));
  return latest.slice(0, PROFILE_RECENT_ISSUES);
}
