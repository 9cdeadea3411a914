import type { OutboxDatabase } from './database.ts';

/** Meta key of a person's earliest next attempt, by Retry-After. */
export function notBeforeKey(userId: string): string {
  return `notBefore:${userId}`;
}

/** Stores the Retry-After time; it also applies to rows not yet tried. */
export async function noteNotBefore(
  database: OutboxDatabase,
  userId: string,
  time: number,
): Promise<void> {
  const entry = { key: notBeforeKey(userId), value: time };
  await database.run((connection) => connection.put('meta', entry));
}

/** 0: no delay requested. */
export async function readNotBefore(database: OutboxDatabase, userId: string): Promise<number> {
  const entry = await database.run((connection) => connection.get('meta', notBeforeKey(userId)));
  return typeof entry?.value === 'number' ? entry.value : 0;
}
