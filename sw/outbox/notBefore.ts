import type { OutboxDatabase } from './database.ts';

/** Meta key of the time before which the server does not want to hear of a person's rows again. */
export function notBeforeKey(userId: string): string {
  return `notBefore:${userId}`;
}

/** Notes the time that the server's Retry-After named; it holds for rows that were not tried yet too. */
export async function noteNotBefore(
  database: OutboxDatabase,
  userId: string,
  time: number,
): Promise<void> {
  const entry = { key: notBeforeKey(userId), value: time };
  await database.run((connection) => connection.put('meta', entry));
}

/** The time before which nothing of this person may be sent; 0 when the server named none. */
export async function readNotBefore(database: OutboxDatabase, userId: string): Promise<number> {
  const entry = await database.run((connection) => connection.get('meta', notBeforeKey(userId)));
  return typeof entry?.value === 'number' ? entry.value : 0;
}
