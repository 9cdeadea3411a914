import type { Services } from '#api/http/services.ts';

/**
 * Expires every session, for the scenario of that name. A second in the past, because the database's clock
 * is finer than the one that checks sessions.
 */
export async function expireSessions({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.query(`update session set expires_at = now() - interval '1 second'`);
}
