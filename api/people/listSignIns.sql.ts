import { MoreThan } from 'typeorm';
import { sessionEntity } from './accounts.entities.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import type { SignInPlace } from '#schema/people/signIns.ts';

type Asked = { userId: string; now: Date; ownHash: Uint8Array | null };

/** Last used first; `ownHash`: the current session. */
export async function listSignIns(
  { manager }: Queryable,
  { userId, now, ownHash }: Asked,
): Promise<SignInPlace[]> {
  const sessions = await manager.getRepository(sessionEntity).find({
    where: { userId, isEnded: false, expiresAt: MoreThan(now) },
    order: { lastUsedAt: 'desc', createdAt: 'desc' },
  });
  return sessions.map((session) => ({
    id: session.id,
    device: session.device,
    signedInAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    endsAt: session.expiresAt.toISOString(),
    isThis: ownHash !== null && Buffer.compare(session.idHash, ownHash) === 0,
  }));
}
