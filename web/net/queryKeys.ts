import type { LiveEvent } from '#schema/event.ts';

/** The first part is the resource, so that one prefix invalidates all of it. */
export const queryKeys = {
  user: () => ['user'] as const,
  settings: () => ['settings'] as const,
  /** With their version, for operators. */
  siteSettings: () => ['siteSettings'] as const,
  /** An operator's view of the installation; without `part` all of it. */
  console: (part?: string, query?: Record<string, unknown>) =>
    part === undefined ? ['console'] : ['console', part, query ?? {}],
  impactStats: () => ['impactStats'] as const,
  /** Below the figures: what makes them stale can add or remove a story. */
  stories: () => ['impactStats', 'stories'] as const,
  /** One page or the whole list (`undefined`); `['issues']` alone is all of them. */
  issues: (query?: Record<string, unknown>) =>
    query === undefined ? (['issues'] as const) : (['issues', query] as const),
  issue: (id: string) => ['issue', id] as const,
  amendments: (id: string) => ['issue', id, 'amendments'] as const,
  messages: (id: string) => ['messages', id] as const,
  pledges: (id: string) => ['pledges', id] as const,
  books: (id: string) => ['books', id] as const,
  moneyTrail: (id: string) => ['moneyTrail', id] as const,
  case: (id: string) => ['case', id] as const,
  juryDuties: () => ['juryDuties'] as const,
  desk: () => ['desk'] as const,
  /** Without a state the whole queue. */
  moderation: (state?: string) => (state === undefined ? ['moderation'] : ['moderation', state]),
  decisions: () => ['decisions'] as const,
  proposals: (id: string) => ['proposals', id] as const,
  votes: (id: string) => ['votes', id] as const,
  map: (tile?: string) => (tile === undefined ? (['map'] as const) : (['map', tile] as const)),
  notifications: () => ['notifications'] as const,
  /** What waits for the person. */
  needs: () => ['needs'] as const,
  dataExport: () => ['dataExport'] as const,
  /** Lists of a profile; without an id everyone's. */
  userProposals: (id?: string) => (id === undefined ? ['userProposals'] : ['userProposals', id]),
  userVotes: (id?: string) => (id === undefined ? ['userVotes'] : ['userVotes', id]),
  donations: (id?: string) => (id === undefined ? ['donations'] : ['donations', id]),
  /** Pages of one's own pledges and votes. */
  ownPledges: (query?: Record<string, unknown>) =>
    query === undefined ? ['ownPledges'] : ['ownPledges', query],
  following: (query?: Record<string, unknown>) =>
    query === undefined ? ['following'] : ['following', query],
  digest: () => ['digest'] as const,
  ownVotes: (query?: Record<string, unknown>) =>
    query === undefined ? ['ownVotes'] : ['ownVotes', query],
};

type QueryKey = readonly unknown[];

/** Named by an event for others' changes, by the action for one's own. */
export type Change =
  | LiveEvent
  | { topic: 'account' | 'console'; id: null }
  /** An issue's id, or null for an area. */
  | { topic: 'following'; id: string | null };

/** Queries that a change makes stale, whoever made it; null: all of them. */
export function listStaleKeys({ topic, id }: Change): QueryKey[] | null {
  if (topic === 'resync') return null;
  if (topic === 'account') return [queryKeys.user()];
  if (topic === 'console') return [queryKeys.console()];
  if (topic === 'settings') return [queryKeys.settings(), queryKeys.siteSettings()];
  if (topic === 'following')
    return id === null ? [queryKeys.digest()] : [queryKeys.issue(id), queryKeys.following()];
  if (topic === 'notification')
    return [
      queryKeys.notifications(),
      queryKeys.needs(),
      queryKeys.juryDuties(),
      queryKeys.desk(),
      queryKeys.moderation(),
      queryKeys.decisions(),
      queryKeys.dataExport(),
    ];
  const lists: QueryKey[] = [queryKeys.issues(), queryKeys.map(), queryKeys.impactStats()];
  if (topic === 'issues') return lists;
  if (id === null) return null;
  const issue: QueryKey[] = [queryKeys.issue(id), queryKeys.books(id)];
  if (topic === 'chat') return [queryKeys.messages(id), queryKeys.issue(id)];
  const proposals: QueryKey[] = [queryKeys.proposals(id), queryKeys.userProposals()];
  if (topic === 'votes')
    return [
      queryKeys.votes(id),
      queryKeys.userVotes(),
      queryKeys.ownVotes(),
      ...proposals,
      ...issue,
    ];
  if (topic === 'proposals') return [...proposals, ...issue, ...lists];
  // Votes are weighted by money.
  const money: QueryKey[] = [
    queryKeys.pledges(id),
    queryKeys.donations(),
    queryKeys.ownPledges(),
    queryKeys.moneyTrail(id),
    queryKeys.votes(id),
    queryKeys.messages(id),
  ];
  if (topic === 'pledges') return [...money, ...proposals, ...issue, ...lists];
  return [queryKeys.case(id), ...proposals, ...issue, ...lists];
}
