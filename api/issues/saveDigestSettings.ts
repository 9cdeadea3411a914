import type { Transaction } from '#api/database/transaction.ts';
import { firstDigestAt } from '#api/notices/digests.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayChangeProfile } from '#api/people/accountPolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { saveDigestChoice } from '#api/notices/digestChoices.sql.ts';
import type { DigestSettings } from '#schema/people/digest.ts';

/** Chooses how often what the person follows is summed up. */
export async function saveDigestSettings(
  tx: Transaction,
  choice: Pick<DigestSettings, 'frequency' | 'followsHome'>,
): Promise<void> {
  const person = signedIn(tx.actor);
  permit(mayChangeProfile(person));

  const { frequency } = choice;
  const dueAt = frequency === 'off' ? tx.now : firstDigestAt(frequency, tx.now);
  await saveDigestChoice(tx, { userId: person.id, ...choice, dueAt });
}
