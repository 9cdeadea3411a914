import { destroySessionsFor } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/access.rules.ts';

/** `id`: of the session. */
export async function endSignIn(tx: Transaction, id: string): Promise<void> {
  await destroySessionsFor(tx, signedIn(tx.actor).id, { only: id });
}

/** Ends all sessions but `sessionId`. */
export async function endOtherSignIns(tx: Transaction, sessionId: string | null): Promise<void> {
  await destroySessionsFor(tx, signedIn(tx.actor).id, { except: sessionId });
}
