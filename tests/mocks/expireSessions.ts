import type { Services } from '#api/http/services.ts';

/** Lets the time of every session run out, as the scenario of that name tells. */
export async function expireSessions({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.query('update session set expires_at = now()');
}
