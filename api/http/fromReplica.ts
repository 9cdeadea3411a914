import type { Call } from './call.ts';
import type { Services } from './services.ts';
import type { Operation } from '#schema/endpoints.ts';

/**
 * What is the same for everybody and may be a moment old. Not the changes after a number, nor the whole
 * list, which says up to which number it reaches: only the primary knows what is still being written.
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

/** A place that no replica has reached. */
const NOT_REPLAYED = 'FFFFFFFF/FFFFFFFF';

type Asked = { operation: Operation; hasQuery: boolean };

/**
 * What a call is served from where a replica will do; null: from the primary. Nobody reads there before
 * their own changes have arrived.
 */
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

/** Lets whoever has changed something read it from now on, on whichever process. */
export async function rememberPosition({ replicas }: Services, call: Call): Promise<void> {
  if (replicas === null) return;
  // What is committed is answered, also where the primary has gone meanwhile.
  const position = await replicas.reads.positionNow().catch(() => NOT_REPLAYED);
  call.positionCookie?.write(position);
}
