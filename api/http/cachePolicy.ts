import type { Operation } from '#schema/endpoints.ts';

/**
 * `shared`: the same for everybody, revalidated by ETag. `viewer`: depends on who asks, so only
 * the person's own browser may keep it. `never`: personal or a change; nobody keeps it.
 * `own`: the handler sets its own headers.
 */
export type CachePolicy = 'shared' | 'viewer' | 'never' | 'own';

const POLICIES: Partial<Record<Operation, CachePolicy>> = {
  getImpactStats: 'shared',
  getSettings: 'shared',
  getPushKey: 'shared',
  listIssues: 'shared',
  getIssue: 'viewer',
  getCase: 'viewer',
  getJuryDraw: 'shared',
  listPledges: 'shared',
  listProposals: 'shared',
  listVotes: 'shared',
  listAudit: 'shared',
  listLedger: 'shared',
  getTransparency: 'shared',
  listAuditHeads: 'shared',
  getReputation: 'shared',
  getLeaderboard: 'shared',
  listPremium: 'viewer',
  getBasicUser: 'shared',
  getMapTile: 'shared',
  geocode: 'shared',
  reverseGeocode: 'shared',
  getBasemapTile: 'own',
  getOverviewPack: 'own',
  getGazetteer: 'own',
  getImage: 'own',
  getVideo: 'own',
  streamEvents: 'own',
};

/** Calls that read the session although anybody may make them. */
const VIEWER_DEPENDENT: readonly Operation[] = [
  'getIssue',
  'getCase',
  'listPremium',
  'login',
  'register',
  'logout',
];

export function cachePolicyOf(operation: Operation): CachePolicy {
  return POLICIES[operation] ?? 'never';
}

/** Whether the session has to be loaded; the calls that everybody shares spare the query. */
export function readsSession(operation: Operation, access: 'public' | 'session'): boolean {
  return access === 'session' || VIEWER_DEPENDENT.includes(operation);
}

/** Cache headers of a policy. */
export function cacheHeaders(policy: CachePolicy): Record<string, string> {
  if (policy === 'shared') return { 'Cache-Control': 'public, no-cache' };
  if (policy === 'viewer') return { 'Cache-Control': 'private, no-cache', Vary: 'Cookie' };
  return policy === 'never' ? { 'Cache-Control': 'no-store' } : {};
}
