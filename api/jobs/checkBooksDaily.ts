import type { DataSource, EntityManager } from 'typeorm';
import { checkBooks, type BooksReport } from '#api/database/books/checkBooks.ts';

/**
 * Verifies the ledger and every audit chain once a day (UTC), in whichever process gets there first, and
 * stores the result. A fault is also passed to `warn`, with its row.
 */
export async function checkBooksDaily(
  database: DataSource,
  now: Date,
  { warn, stopping }: { warn: (message: string) => void; stopping?: AbortSignal },
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const done: unknown[] = await database.query('select 1 from books_check where day = $1', [day]);
  if (done.length > 0) return;
  await database.transaction('REPEATABLE READ', async (manager) => {
    await manager.query('set local statement_timeout = 0');
    const [lock]: { taken: boolean }[] = await manager.query(
      "select pg_try_advisory_xact_lock(hashtext('trybe books check')) as taken",
    );
    if (!lock?.taken) return;
    const report = await checkUntil(stopping, database, manager);
    // Nothing to check yet: an empty result would cover the day of the first money.
    if (report.problem === null && report.entryCount === 0) return;
    await manager.query(
      `insert into books_check (day, checked_at, entry_count, transaction_count, problem)
       values ($1, $2, $3, $4, $5) on conflict (day) do nothing`,
      [day, now, report.entryCount, report.transactionCount, report.problem],
    );
    if (report.problem !== null) warn(`The books do not balance: ${report.problem}`);
  });
}

/** Checking large books takes minutes; a stopping process must not wait for it. */
async function checkUntil(
  stopping: AbortSignal | undefined,
  database: DataSource,
  manager: EntityManager,
): Promise<BooksReport> {
  const [row]: { pid: number }[] = await manager.query('select pg_backend_pid() as pid');
  const cancel = () =>
    void database.query('select pg_cancel_backend($1)', [row?.pid]).catch(() => undefined);
  stopping?.addEventListener('abort', cancel, { once: true });
  try {
    return await checkBooks({
      query: (sql: string, parameters?: unknown[]) => {
        stopping?.throwIfAborted();
        return manager.query(sql, parameters);
      },
    } as Pick<EntityManager, 'query'>);
  } finally {
    // The connection returns to the pool: a later signal must not cancel another query.
    stopping?.removeEventListener('abort', cancel);
  }
}
