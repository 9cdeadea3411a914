import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { transact } from '#api/database/transaction.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { contextOf, insertPerson, testNow } from '#tests/support/database/testDatabase.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { repeatDelivery } from './repeatDelivery.ts';

const reason = 'The mail server answers again since noon.';

const test = await databaseOfTests();
const operator: Actor = {
  ...(await insertPerson(test.database, 'odile')),
  accountRole: 'operator',
};

const inMinutes = (minutes: number) => new Date(testNow.getTime() + minutes * MINUTE_MS);

async function failedMail(dueAt: Date): Promise<string> {
  const id = randomUUID();
  await test.database.query(
    `insert into account_mail (id, kind, user_id, email, attempt_count, due_at)
     values ($1, 'reset', $2, 'odile@example.org', 3, $3)`,
    [id, operator.id, dueAt],
  );
  return id;
}

const repeat = (by: Actor, id: string) =>
  transact(test.database, { ...contextOf(by), isAuditExempt: true }, (tx) =>
    repeatDelivery(tx, { kind: 'account_mail', id, reason }),
  );

const isDue = async (id: string) => {
  const [row] = await test.database.query<{ due: boolean }[]>(
    'select due_at <= $2 as due from account_mail where id = $1',
    [id, testNow],
  );
  return row?.due;
};

describe('a delivery that waits for its next try', () => {
  it('is due at once when an operator says so, which stands on the record', async () => {
    const id = await failedMail(inMinutes(60));
    await repeat(operator, id);
    expect(await isDue(id)).toBe(true);
    const acts = await test.database.query(
      'select act, subject, user_id = $1 as own, reason from operator_act where by_id = $1',
      [operator.id],
    );
    expect(acts).toEqual([{ act: 'repeat', subject: 'account_mail', own: true, reason }]);
  });

  it('is left alone while somebody may be sending it', async () => {
    const id = await failedMail(inMinutes(4));
    await expect(repeat(operator, id)).rejects.toMatchObject({ code: 'delivery_under_way' });
    expect(await isDue(id)).toBe(false);
  });

  it('is moved by no frozen operator', async () => {
    const id = await failedMail(inMinutes(60));
    const refused = repeat({ ...operator, isFrozen: true }, id);
    await expect(refused).rejects.toMatchObject({ code: 'account_frozen' });
    expect(await isDue(id)).toBe(false);
  });
});

describe('the record of operators', () => {
  it('is changed by nobody', async () => {
    const change = test.database.query(`update operator_act set reason = repeat('x', 30)`);
    await expect(change).rejects.toThrow('append-only');
    await expect(test.database.query('delete from operator_act')).rejects.toThrow('append-only');
  });
});
