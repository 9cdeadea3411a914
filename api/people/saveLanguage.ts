import type { Transaction } from '#api/database/transaction.ts';
import { appUserEntity } from '#api/people/accounts.entities.ts';
import type { Language } from '#schema/languages/languages.ts';

/** Writes to somebody in that language from now on, where the installation offers it. */
export async function saveLanguage(
  tx: Transaction,
  userId: string,
  language: Language,
): Promise<void> {
  await tx.manager.getRepository(appUserEntity).update({ id: userId }, { language });
}
