import type { LiveEvent } from '#schema/event.ts';

/** Keys of the query cache: the first part is the resource, so that one prefix invalidates all of it. */
export const queryKeys = {
  user: () => ['user'] as const,
  settings: () => ['settings'] as const,
  impactStats: () => ['impactStats'] as const,
  /** One page or the whole list (`undefined`); `['issues']` alone is all of them. */
  issues: (query?: Record<string, unknown>) =>
    query === undefined ? (['issues'] as const) : (['issues', query] as const),
  issue: (id: string) => ['issue', id] as const,
  messages: (id: string) => ['messages', id] as const,
  pledges: (id: string) => ['pledges', id] as const,
  /** The public record and the books of an issue. */
  books: (id: string) => ['books', id] as const,
  moneyTrail: (id: string) => ['moneyTrail', id] as const,
  /** How an issue is judged and paid. */
  case: (id: string) => ['case', id] as const,
  juryDuties: () => ['juryDuties'] as const,
  desk: () => ['desk'] as const,
  proposals: (id: string) => ['proposals', id] as const,
  votes: (id: string) => ['votes', id] as const,
  map: (tile?: string) => (tile === undefined ? (['map'] as const) : (['map', tile] as const)),
  notifications: () => ['notifications'] as const,
  /** The lists of a profile; without a person all of them. */
  userProposals: (id?: string) => (id === undefined ? ['userProposals'] : ['userProposals', id]),
  userVotes: (id?: string) => (id === undefined ? ['userVotes'] : ['userVotes', id]),
  donations: (id?: string) => (id === undefined ? ['donations'] : ['donations', id]),
};

type QueryKey = readonly unknown[];

/** The cached queries that a change by somebody else makes stale; null means all of them. */
export function staleKeysOf({ topic, id }: LiveEvent): QueryKey[] | null {
  if (topic === 'resync') return null;
  if (topic === 'notification')
    return [queryKeys.notifications(), queryKeys.juryDuties(), queryKeys.desk()];
  const lists: QueryKey[] = [queryKeys.issues(), queryKeys.map(), queryKeys.impactStats()];
  if (topic === 'issues') return lists;
  if (id === null) return null;
  if (topic === 'chat') return [queryKeys.messages(id), queryKeys.issue(id)];
  if (topic === 'votes')
    return [
      queryKeys.votes(id),
      queryKeys.proposals(id),
      queryKeys.userVotes(),
      queryKeys.userProposals(),
    ];
  if (topic === 'pledges')
    return [
      queryKeys.pledges(id),
      queryKeys.moneyTrail(id),
      queryKeys.proposals(id),
      queryKeys.issue(id),
      queryKeys.donations(),
      ...lists,
    ];
  if (topic === 'proposals')
    return [queryKeys.proposals(id), queryKeys.issue(id), queryKeys.userProposals(), ...lists];
  return [queryKeys.issue(id), queryKeys.case(id), queryKeys.proposals(id), ...lists];
}
