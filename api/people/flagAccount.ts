import type { Transaction } from '#api/database/transaction.ts';
import { accountFlagNotice } from './accountNotices.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayFlagAccount } from './accountPolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { insertAccountFlag } from './accountFlags.sql.ts';
import { loadPerson } from './users.sql.ts';
import { findAmbassadorIds } from './staff.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';

/** Reports an account to the other ambassadors; returns the report's id. */
export async function flagAccount(
  tx: Transaction,
  input: { username: string; reason: string },
): Promise<string> {
  const person = await loadPerson(tx, input.username);

  const ambassador = signedIn(tx.actor);
  permit(mayFlagAccount(ambassador, person));

  const id = tx.randomUuid();
  const { reason } = input;
  await insertAccountFlag(tx, { id, userId: person.id, byId: ambassador.id, reason });
  const others = (await findAmbassadorIds(tx)).filter((other) => other !== person.id);
  await saveNotices(
    tx,
    null,
    noticesFor(others, ambassador.id, accountFlagNotice(person.username)),
  );
  return id;
}
