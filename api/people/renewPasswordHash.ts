import type { Transaction } from '#api/database/transaction.ts';
import { replacePasswordHash } from './users.sql.ts';

type Renewed = { userId: string; before: string; passwordHash: string };

/** Keeps a password by a hash made as they are today. One that was changed meanwhile stays. */
export const renewPasswordHash = (tx: Transaction, renewed: Renewed): Promise<void> =>
  replacePasswordHash(tx, renewed);
