import type { Transaction } from '#api/database/transaction.ts';
import type { Language } from '#schema/languages/languages.ts';
import { nameSkeleton } from './usernames.rules.ts';
import { appUserEntity, type AppUserRow } from './accounts.entities.ts';

/**
 * Saves what somebody shows beside their username. Every process drops the lists that it keeps, as some
 * have the name in them.
 */
export async function saveShownProfile(
  tx: Transaction,
  id: string,
  shown: Partial<Pick<AppUserRow, 'fullName' | 'about' | 'avatarId'>>,
): Promise<void> {
  await tx.manager.getRepository(appUserEntity).update({ id }, shown);
  tx.publish({ topic: 'notification', id });
}

/** Writes to somebody in that language from now on, where the installation offers it. */
export async function saveLanguage(
  tx: Transaction,
  userId: string,
  language: Language,
): Promise<void> {
  await tx.manager.getRepository(appUserEntity).update({ id: userId }, { language });
}

/** Whether the name can be taken for the username of another who may decide here. */
export async function findLooksLikeStaff(
  tx: Transaction,
  id: string,
  name: string,
): Promise<boolean> {
  const rows = await tx.query(
    `select from app_user where name_skeleton = $2 and id <> $1 and account_role <> 'user' limit 1`,
    [id, nameSkeleton(name.replaceAll(' ', ''))],
  );
  return rows.length > 0;
}
