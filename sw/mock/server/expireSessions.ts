import type { Services } from '#api/http/services.ts';

/**
 * Expires every session, for that scenario. A second ago, since the database's clock is finer than
 * the one sessions are checked with.
 */
export async function expireSessions({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.query(`update session set expires_at = now() - interval '1 second'`);
}
