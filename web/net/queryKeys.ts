import type { LiveEvent } from '#schema/event.ts';

/** Keys of the query cache: the first part is the resource, so that one prefix invalidates all of it. */
export const queryKeys = {
  user: () => ['user'] as const,
  settings: () => ['settings'] as const,
  /** The same with its versions, for operators. */
  siteSettings: () => ['siteSettings'] as const,
  /** What operators see of the whole installation; without a part all of it. */
  console: (part?: string, query?: Record<string, unknown>) =>
    part === undefined ? ['console'] : ['console', part, query ?? {}],
  impactStats: () => ['impactStats'] as const,
  /** Below the figures: what makes them stale can end or begin a story. */
  stories: () => ['impactStats', 'stories'] as const,
  /** One page or the whole list (`undefined`); `['issues']` alone is all of them. */
  issues: (query?: Record<string, unknown>) =>
    query === undefined ? (['issues'] as const) : (['issues', query] as const),
  issue: (id: string) => ['issue', id] as const,
  amendments: (id: string) => ['issue', id, 'amendments'] as const,
  messages: (id: string) => ['messages', id] as const,
  pledges: (id: string) => ['pledges', id] as const,
  /** The public record and the books of an issue. */
  books: (id: string) => ['books', id] as const,
  moneyTrail: (id: string) => ['moneyTrail', id] as const,
  /** How an issue is judged and paid. */
  case: (id: string) => ['case', id] as const,
  juryDuties: () => ['juryDuties'] as const,
  desk: () => ['desk'] as const,
  /** What was reported; without a part of the queue all of it. */
  moderation: (state?: string) => (state === undefined ? ['moderation'] : ['moderation', state]),
  decisions: () => ['decisions'] as const,
  proposals: (id: string) => ['proposals', id] as const,
  votes: (id: string) => ['votes', id] as const,
  map: (tile?: string) => (tile === undefined ? (['map'] as const) : (['map', tile] as const)),
  notifications: () => ['notifications'] as const,
  dataExport: () => ['dataExport'] as const,
  /** The lists of a profile; without a person all of them. */
  userProposals: (id?: string) => (id === undefined ? ['userProposals'] : ['userProposals', id]),
  userVotes: (id?: string) => (id === undefined ? ['userVotes'] : ['userVotes', id]),
  donations: (id?: string) => (id === undefined ? ['donations'] : ['donations', id]),
  /** Pages of one's own: all that was pledged, with its state, and all votes. */
  ownPledges: (query?: Record<string, unknown>) =>
    query === undefined ? ['ownPledges'] : ['ownPledges', query],
  following: (query?: Record<string, unknown>) =>
    query === undefined ? ['following'] : ['following', query],
  /** How often what one follows is summed up, and the areas. */
  digest: () => ['digest'] as const,
  ownVotes: (query?: Record<string, unknown>) =>
    query === undefined ? ['ownVotes'] : ['ownVotes', query],
};

type QueryKey = readonly unknown[];

/** What has changed: for others named by an event, for oneself by what one did. */
export type Change =
  | LiveEvent
  | { topic: 'account' | 'console'; id: null }
  /** The person follows an issue, or with null an area, or no longer does. */
  | { topic: 'following'; id: string | null };

/** The cached queries that a change makes stale, whoever made it; null means all of them. */
export function staleKeysOf({ topic, id }: Change): QueryKey[] | null {
  if (topic === 'resync') return null;
  if (topic === 'account') return [queryKeys.user()];
  if (topic === 'console') return [queryKeys.console()];
  if (topic === 'settings') return [queryKeys.settings(), queryKeys.siteSettings()];
  if (topic === 'following')
    return id === null ? [queryKeys.digest()] : [queryKeys.issue(id), queryKeys.following()];
  if (topic === 'notification')
    return [
      queryKeys.notifications(),
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
  // The votes weigh as much as the money behind them.
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
