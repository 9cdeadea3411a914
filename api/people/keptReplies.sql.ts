import type { Transaction } from '#api/database/transaction.ts';

/**
 * Puts another name in the place of a username in the answers that are kept for whoever repeats a
 * request, so that no name which its person gave up stays in them.
 */
export async function renameInReplies(tx: Transaction, from: string, to: string): Promise<void> {
  const name = JSON.stringify(from);
  const literal = name.replaceAll(/[.^$*+?()[\]{}|\\-]/gu, String.raw`\$&`);
  await tx.query(
    `update idempotency_key set reply = regexp_replace(reply, $2, $3, 'g')
     where strpos(reply, $1) > 0`,
    [name, `("(?:username|[a-z]+Name)":)${literal}`, String.raw`\1` + JSON.stringify(to)],
  );
}
