import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { mayChangeProfile } from './accountPolicy.rules.ts';
import { saveHomeArea } from './users.sql.ts';
import type { HomeArea } from '#schema/people/user.ts';

/** Keeps the home area that juries are drawn by, already rounded, or forgets it. */
export async function saveHome(tx: Transaction, home: HomeArea | null): Promise<void> {
  const person = signedIn(tx.actor);

  permit(mayChangeProfile(person));

  await saveHomeArea(tx, person.id, home);
}
