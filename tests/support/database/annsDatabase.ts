import { randomUUID } from 'node:crypto';
import { transact, type TransactionContext } from '#api/database/transaction.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import {
  contextOf,
  insertIssue,
  insertPerson,
  openTestDatabase,
  type TestDatabase,
} from './testDatabase.ts';

/** A database of its own with one person in it, for tests of what lies below the commands. */
export type AnnsDatabase = TestDatabase & {
  ann: Actor;
  /** What `transact` is called with in her name. */
  context(changes?: Parameters<typeof contextOf>[1]): TransactionContext;
  /** Stores an issue that she reports, in Chicago's Loop unless told otherwise; answers its id. */
  reported(id?: string, longitude?: number): Promise<string>;
};

/** Opens it; ends with `close`. */
export async function openAnnsDatabase(): Promise<AnnsDatabase> {
  const opened = await openTestDatabase();
  const ann = await insertPerson(opened.database, 'ann');
  const context: AnnsDatabase['context'] = (changes) => contextOf(ann, changes);
  return {
    ...opened,
    ann,
    context,
    async reported(id = randomUUID(), longitude?) {
      await transact(opened.database, context(), (tx) => insertIssue(tx, id, longitude));
      return id;
    },
  };
}

/** What the work was refused with; null when it went through. */
export function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}
