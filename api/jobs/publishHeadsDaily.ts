import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { auditHeadLine } from '#schema/verification/transparency.ts';

const HEADS_AT_ONCE = 5_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type HeadRow = { issue_id: string; sequence: number; hash: string };

/**
 * Publishes the end of every issue's record once a day (UTC), whichever process comes first. The
 * root binds all of them: a record that is changed later no longer leads to it.
 */
export async function publishHeadsDaily(database: DataSource, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const isDone = async (query: Pick<EntityManager, 'query'>) => {
    const rows: unknown[] = await query.query('SELECT 1 FROM audit_publication WHERE day >= $1', [
      day,
    ]);
    return rows.length > 0;
  };
  if (await isDone(database)) return;
  await database.transaction('REPEATABLE READ', async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    const [lock]: { taken: boolean }[] = await manager.query(
      "SELECT pg_try_advisory_xact_lock(hashtext('trybe audit heads')) AS taken",
    );
    if (!lock?.taken || (await isDone(manager))) return;
    const { root, count } = await rootOf(manager);
    // The day of an empty site stays open, so that its first reports are published on it.
    if (count === 0) return;
    await manager.query(
      `INSERT INTO audit_publication (day, published_at, issue_count, root)
       VALUES ($1, $2, $3, $4)`,
      [day, now, count, root],
    );
    await manager.query(
      `INSERT INTO audit_publication_head (issue_id, day, sequence, hash)
       SELECT h.issue_id, $1, h.sequence, h.hash FROM audit_head h
       LEFT JOIN LATERAL (
         SELECT hash FROM audit_publication_head
         WHERE issue_id = h.issue_id ORDER BY day DESC LIMIT 1
       ) known ON true
       WHERE h.sequence > 0 AND known.hash IS DISTINCT FROM h.hash`,
      [day],
    );
  });
}

/** SHA-256 over one line per issue, in the order of their ids. */
async function rootOf(manager: EntityManager): Promise<{ root: Uint8Array; count: number }> {
  const hash = createHash('sha256');
  let count = 0;
  let after: string | undefined = FIRST_ID;
  while (after !== undefined) {
    const rows: HeadRow[] = await manager.query(
      `SELECT issue_id, sequence, encode(hash, 'hex') AS hash FROM audit_head
       WHERE issue_id > $1 AND sequence > 0 ORDER BY issue_id LIMIT ${HEADS_AT_ONCE}`,
      [after],
    );
    for (const row of rows) hash.update(auditHeadLine({ ...row, issueId: row.issue_id }));
    count += rows.length;
    after = rows.at(-1)?.issue_id;
  }
  return { root: hash.digest(), count };
}
