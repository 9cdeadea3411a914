import type { Transaction } from '#api/database/transaction.ts';
import { insertChallenge, takeChallenge } from './passkeys.sql.ts';

/** Keeps what a passkey is asked to sign; returns by what the answer names it. */
export const requestPasskey = (tx: Transaction, challenge: string): Promise<string> =>
  insertChallenge(tx, { userId: tx.actor?.id ?? null, challenge });

/** Uses up what was asked of this person, or of a visitor. */
export const takeAskedPasskey = (tx: Transaction, challengeId: string): Promise<string> =>
  takeChallenge(tx, challengeId, tx.actor?.id ?? null);
