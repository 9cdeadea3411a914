import { sha256 } from '#api/database/sha256.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { readCode } from '#schema/typed/code.ts';

/** Codes are typed from a terminal or read out. */
const hashCode = (code: string) => sha256(new TextEncoder().encode(readCode(code)));

/** Codes of other processes stay valid. */
export async function insertSetupCode(tx: Transaction, code: string): Promise<void> {
  await tx.query('insert into setup_code (code_hash, made_at) values ($1, $2)', [
    hashCode(code),
    tx.now,
  ]);
}

/** `closed`: no setup is pending. A code has 80 bits, so unlimited wrong guesses are harmless. */
export async function trySetupCode(
  tx: Transaction,
  code: string,
): Promise<'right' | 'wrong' | 'closed'> {
  const hash = hashCode(code);
  const codes = await tx.query<{ isRight: boolean }>(
    'select code_hash = $1 as "isRight" from setup_code order by code_hash for update',
    [hash],
  );
  if (codes.length === 0) return 'closed';
  return codes.some(({ isRight }) => isRight) ? 'right' : 'wrong';
}

export async function deleteSetupCodes(tx: Transaction): Promise<void> {
  await tx.query('delete from setup_code');
}
