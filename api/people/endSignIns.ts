import { destroySessionsOf } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/actor.rules.ts';

/** Signs the person out of one browser, named by the id of the sign-in. */
export async function endSignIn(tx: Transaction, id: string): Promise<void> {
  await destroySessionsOf(tx, signedIn(tx.actor).id, { only: id });
}

/** Signs the person out everywhere but in the session of `sessionId`. */
export async function endOtherSignIns(tx: Transaction, sessionId: string | null): Promise<void> {
  await destroySessionsOf(tx, signedIn(tx.actor).id, { except: sessionId });
}
