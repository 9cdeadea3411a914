import type { Call } from './call.ts';
import type { Services } from './services.ts';
import type { Operation } from '#schema/contract/endpoints.ts';

/**
 * Responses that are the same for everybody and may be slightly stale. Not the changes after a number, nor
 * the whole list with its number: only the primary knows what is still being written.
 */
const MAY_BE_OLD = new Set<Operation>([
  'getImpactStats',
  'getJuryDraw',
  'getLeaderboard',
  'getMapTile',
  'getReputation',
  'getTransparency',
  'listAudit',
  'listAuditHeads',
  'listLedger',
  'listPledges',
  'listProfileRecord',
  'listProposals',
  'listVotes',
]);

const NOT_REPLAYED = 'FFFFFFFF/FFFFFFFF';

type Asked = { operation: Operation; hasQuery: boolean };

/** Null: the primary. A reader is sent to a replica only once it has their own changes. */
export function replicaFor(
  services: Services,
  call: Call,
  { operation, hasQuery }: Asked,
): Services | null {
  const { replicas } = services;
  const mayBeOld = MAY_BE_OLD.has(operation) || (operation === 'listIssues' && hasQuery);
  if (replicas === null || !mayBeOld) return null;
  const database = replicas.reads.choose(call.positionCookie?.read() ?? null);
  return database && { ...services, database, shared: replicas.shared };
}

/** Lets the author of a change read it from now on, on every process. */
export async function rememberPosition({ replicas }: Services, call: Call): Promise<void> {
  if (replicas === null) return;
  // Committed changes are confirmed even if the primary has gone meanwhile.
  const position = await replicas.reads.positionNow().catch(() => NOT_REPLAYED);
  call.positionCookie?.write(position);
}
