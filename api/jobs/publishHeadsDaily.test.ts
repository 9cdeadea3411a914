import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashAuditEntry, findAuditEntries } from '#api/database/auditLog.ts';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { transact } from '#api/database/transaction.ts';
import { listAuditHeads } from '#api/case/closing/audit.sql.ts';
import { DAY_MS } from '#schema/durations.ts';
import { auditHeadLine, type AuditHeadPage } from '#schema/case/transparency.ts';
import {
  contextOf,
  insertIssue,
  insertPerson,
  testNow,
} from '#tests/support/database/testDatabase.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { publishHeadsDaily } from './publishHeadsDaily.ts';

const test = await databaseOfTests();
const { database } = test;
const issues = Array.from({ length: 203 }, () => randomUUID()).toSorted();

const afterDays = (days: number) => new Date(testNow.getTime() + days * DAY_MS);
const dayOf = (days: number) => afterDays(days).toISOString().slice(0, 10);

const page = async (day: string | null, after?: string): Promise<AuditHeadPage> =>
  JSON.parse(await listAuditHeads(database, day, after)) as AuditHeadPage;

const rootOf = (heads: AuditHeadPage['heads']) =>
  createHash('sha256').update(heads.map(auditHeadLine).join('')).digest('hex');

beforeAll(async () => {
  const reporter = await insertPerson(database, 'rosa');
  await transact(database, contextOf(reporter), async (tx) => {
    for (const id of issues) await insertIssue(tx, id);
  });
}, 60_000);

describe('the daily heads of all records', () => {
  it('are published once a day, whatever number of processes is at it', async () => {
    await Promise.all([1, 2, 3].map(() => publishHeadsDaily(database, testNow).catch(() => 0)));
    await publishHeadsDaily(database, testNow);
    const [row]: { count: string }[] = await database.query(
      'select count(*) from audit_publication',
    );
    expect(row?.count).toBe('1');
  });

  it('lead anybody to the root, over several pages', async () => {
    const first = await page(null);
    expect(first).toMatchObject({ day: dayOf(0), issueCount: 203 });
    expect(first.heads).toHaveLength(200);
    const rest = await page(dayOf(0), first.next ?? '');
    expect(rest.next).toBeNull();
    const heads = [...first.heads, ...rest.heads];
    expect(heads.map(({ issueId }) => issueId)).toEqual(issues);
    expect(rootOf(heads)).toBe(first.root);
  });

  it('keep an earlier day as it was when records go on', async () => {
    const before = await page(dayOf(0));
    await transact(database, contextOf(null), async (tx) => {
      await tx.audit({ issueId: issues[0] ?? '', action: 'issue_edited', data: {} });
    });
    await publishHeadsDaily(database, afterDays(1));
    expect(await page(dayOf(0))).toEqual(before);
    const after = await page(dayOf(1));
    expect(after.heads[0]).toMatchObject({ issueId: issues[0], sequence: 2 });
    expect(after.heads.slice(1)).toEqual(before.heads.slice(1));
    const rest = await page(dayOf(1), after.next ?? '');
    expect(rootOf([...after.heads, ...rest.heads])).toBe(after.root);
    const [moved]: { count: string }[] = await database.query(
      'select count(*) from audit_publication_head where day = $1',
      [dayOf(1)],
    );
    expect(moved?.count).toBe('1');
    await expect(page(dayOf(7))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('cannot be changed, and catch a record that was rewritten after them', async () => {
    await expect(
      database.query("update audit_publication set root = decode(repeat('00', 32), 'hex')"),
    ).rejects.toThrow('append-only');
    await expect(database.query('delete from audit_publication_head')).rejects.toThrow(
      'append-only',
    );
    expect((await checkBooks(database.manager)).problem).toBeNull();
    const forgedId = issues[5] ?? '';
    const [first] = await findAuditEntries(database.manager, forgedId);
    if (!first) throw new Error('There is no record to forge');
    // Rehashed so that the chain itself is valid: only the published head reveals the change.
    const data = '{"forged":true}';
    const hash = hashAuditEntry({ ...first, data });
    await database.query('alter table audit_entry disable trigger audit_entry_kept');
    await database.query(
      'update audit_entry set data = $2, hash = $3 where issue_id = $1 and sequence = 1',
      [forgedId, data, hash],
    );
    await database.query('update audit_head set hash = $2 where issue_id = $1', [forgedId, hash]);
    await database.query('alter table audit_entry enable trigger audit_entry_kept');
    expect((await checkBooks(database.manager)).problem).toBe(
      `audit_publication_head ${forgedId} ${dayOf(0)} was published with another hash than its record has`,
    );
  });
});
