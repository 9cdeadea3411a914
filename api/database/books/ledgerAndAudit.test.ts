import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { failureOf } from '#tests/support/database/annsDatabase.ts';
import { insertIssue, testNow } from '#tests/support/database/testDatabase.ts';
import { annsDatabaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { findBrokenLink, findAuditEntries } from '#api/database/auditLog.ts';
import { transact } from '#api/database/transaction.ts';

const test = await annsDatabaseOfTests();
const { database } = test;

const post = (kind: string, entries: [account: string, cents: number][], decisionId?: string) =>
  transact(database, test.context(), async (tx) => {
    const issueId = await insertIssue(tx);
    const [id, pledgeId] = [tx.randomUuid(), tx.randomUuid()];
    await tx.query(
      `insert into pledge (id, issue_id, user_id, amount_cents, pledge_number, created_at)
       values ($1, $2, $3, $4, 1, $5)`,
      [pledgeId, issueId, test.ann.id, Math.abs(entries[0]?.[1] ?? 100), tx.now],
    );
    await tx.query(
      `insert into ledger_transaction (id, issue_id, kind, pledge_id, decision_id, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, issueId, kind, kind === 'pledge' ? pledgeId : null, decisionId ?? null, tx.now],
    );
    for (const [account, cents] of entries) {
      await tx.query(
        `insert into ledger_entry (transaction_id, account, issue_id, user_id, amount_cents)
         values ($1, $2, $3, $4, $5)`,
        [
          id,
          account,
          account === 'escrow' ? issueId : null,
          account === 'donor' ? test.ann.id : null,
          cents,
        ],
      );
    }
    return { issueId, id };
  });

describe('the audit log', () => {
  it('is one chain per issue that shows any change', async () => {
    const id = await test.reported();
    for (const action of ['issue_edited', 'pledge_made'] as const) {
      await transact(database, test.context(), async (tx) => {
        await tx.audit({ issueId: id, action, data: { cents: 12n, b: undefined, a: [1.5, 'é'] } });
      });
    }
    const entries = await findAuditEntries(database.manager, id);
    expect(entries.map((entry) => entry.action)).toEqual([
      'issue_reported',
      'issue_edited',
      'pledge_made',
    ]);
    expect(findBrokenLink(entries)).toBeNull();
    const forged = entries.map((entry) =>
      entry.sequence === 2 ? { ...entry, data: '{"cents":"13"}' } : entry,
    );
    expect(findBrokenLink(forged)).toBe(2);
    expect(findBrokenLink(entries.slice(1))).toBe(2);
    expect(JSON.stringify(entries)).not.toContain(test.ann.id);
  });

  it('has times that never run back, whatever the clocks of several processes say', async () => {
    const id = await test.reported();
    for (const seconds of [2, 1, 3]) {
      const now = new Date(testNow.getTime() + seconds * 1_000);
      await transact(database, test.context({ now }), (tx) =>
        tx.audit({ issueId: id, action: 'issue_note_added', data: { seconds } }),
      );
    }
    const entries = await findAuditEntries(database.manager, id);
    const passed = entries.map(({ createdAt }) => createdAt.getTime() - testNow.getTime());
    expect(passed).toEqual([0, 2_000, 2_000, 3_000]);
    expect(findBrokenLink(entries)).toBeNull();
  });

  it('stays one chain when many append at once', async () => {
    const id = await test.reported();
    await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        transact(database, test.context(), async (tx) => {
          await tx.audit({ issueId: id, action: 'issue_note_added', data: { number } });
        }),
      ),
    );
    const entries = await findAuditEntries(database.manager, id);
    expect(entries).toHaveLength(13);
    expect(findBrokenLink(entries)).toBeNull();
  });

  it.each([
    'update audit_entry set action = $$x$$',
    'delete from audit_entry',
    'truncate audit_entry',
    'delete from ledger_entry',
    'update ledger_entry set amount_cents = 1',
    'truncate ledger_transaction cascade',
  ])('refuses: %s', async (statement) => {
    await post('pledge', [
      ['donor', -100],
      ['escrow', 100],
    ]);
    await expect(database.query(statement)).rejects.toThrow('append-only');
  });
});

describe('the ledger', () => {
  it('takes a movement that sums to zero, and keeps the balance of the escrow', async () => {
    const { issueId } = await post('pledge', [
      ['donor', -2500],
      ['escrow', 2500],
    ]);
    const rows = await database.query(
      'select balance_cents from escrow_balance where issue_id = $1',
      [issueId],
    );
    expect(rows).toEqual([{ balance_cents: '2500' }]);
  });

  it.each<[string, [string, number][]]>([
    [
      'does not sum to zero',
      [
        ['donor', -2500],
        ['escrow', 2400],
      ],
    ],
    ['has no entries', []],
    [
      'overdraws an escrow',
      [
        ['donor', 100],
        ['escrow', -100],
      ],
    ],
  ])('refuses a movement that %s', async (_, entries) => {
    const failure = await failureOf(post('pledge', entries));
    expect(String(failure)).toMatch(/does not balance|escrow_not_negative/);
  });

  it('refuses to release money without a decision on record', async () => {
    const movement: [string, number][] = [
      ['donor', -100],
      ['escrow', 100],
    ];
    expect(await failureOf(post('release', movement))).not.toBeNull();
    expect(await failureOf(post('release', movement, randomUUID()))).not.toBeNull();
  });
});
