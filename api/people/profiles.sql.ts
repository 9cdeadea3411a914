import type { Transaction } from '#api/database/transaction.ts';
import type { Language } from '#schema/languages/languages.ts';
import { nameSkeleton } from '#api/platform/nameSkeleton.rules.ts';
import { appUserEntity, type AppUserRow } from './accounts.entities.ts';

/** All processes drop their cached lists, since these may contain the name. */
export async function saveShownProfile(
  tx: Transaction,
  id: string,
  shown: Partial<Pick<AppUserRow, 'fullName' | 'about' | 'avatarId'>>,
): Promise<void> {
  await tx.manager.getRepository(appUserEntity).update({ id }, shown);
  tx.publish({ topic: 'notification', id }, 'everything');
}

/** For mails; ignored if the installation does not offer the language. */
export async function saveLanguage(
  tx: Transaction,
  userId: string,
  language: Language,
): Promise<void> {
  await tx.manager.getRepository(appUserEntity).update({ id: userId }, { language });
}

/** Whether the name resembles that of another person with a staff role. */
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
