import type { Services } from '#api/http/services.ts';

/**
 * Lets the time of every session run out, as the scenario of that name tells. A second ago, since the
 * database's clock counts finer than the one that a session is looked at with.
 */
export async function expireSessions({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.query(`update session set expires_at = now() - interval '1 second'`);
}
