import type { DataSource } from 'typeorm';
import { transact } from '#api/database/transaction.ts';
import type { Clock } from '#api/platform/ports.ts';
import { claimSql, DUE_WORK, type DueWork } from './dueWork.ts';

export type JobDependencies = {
  database: DataSource;
  clock: Clock;
  /** Reports failures; the work stays due until the next round. */
  warn: (message: string) => void;
  /** True: ends the round after the current issue. */
  isStopping(): boolean;
};

/** Bounds the wait of a stopping process; the next round finds the rest. */
const PIECES_PER_ROUND = 200;

/**
 * Does all due work, each issue in a transaction of its own: once, however many processes run, and
 * again if one dies midway. Returns how many.
 */
export async function runDueWork(dependencies: JobDependencies): Promise<number> {
  let count = 0;
  for (const work of DUE_WORK) {
    const seen: string[] = [];
    while (seen.length < PIECES_PER_ROUND && !dependencies.isStopping()) {
      if (!(await runOne(dependencies, work, seen))) break;
      count += 1;
    }
  }
  return count;
}

/** `seen`: issues of this round, so that a failing one cannot block the others. */
async function runOne(
  { database, clock, warn }: JobDependencies,
  work: DueWork,
  seen: string[],
): Promise<boolean> {
  const now = clock.now();
  // Exempt: if another process was faster, there is nothing to record.
  const context = { actor: null, clock, isAuditExempt: true };
  let found: string | undefined;
  try {
    await transact(database, context, async (tx) => {
      const [row] = await tx.query<{ id: string }>(claimSql(work), [now, seen]);
      found = row?.id;
      if (found !== undefined) await work.run(tx, found);
    });
  } catch (error) {
    warn(`${work.name} of issue ${found ?? '?'} failed: ${String(error)}`);
    if (found === undefined) return false;
  }
  if (found !== undefined) seen.push(found);
  return found !== undefined;
}
