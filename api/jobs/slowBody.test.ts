import { randomBytes } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { transact } from '#api/database/transaction.ts';
import { queueAccountMail } from '#api/people/accountMails.sql.ts';
import type { Mail } from '#api/platform/mail.rules.ts';
import { contextOf, insertPerson } from '#tests/support/database/testDatabase.ts';
import { openForwardingTown, TOLD } from '#tests/support/providers/forwardingTown.ts';
import { startDeliveries } from './startDeliveries.ts';

const town = await openForwardingTown();
const { database, city } = town;
afterAll(town.close);

it('a body that does not answer keeps nobody waiting for the mail to a new password', async () => {
  const endpoint = { channel: 'open311' as const, address: city.endpoint, serviceCode: '' };
  await town.nameBody({ ...TOLD, ...endpoint });
  await town.report();
  let answer: () => void = () => undefined;
  let asked = 0;
  const post = () =>
    new Promise<{ remoteId: string }>((resolve) => {
      asked += 1;
      answer = () => resolve({ remoteId: 'N-1' });
    });
  const mails: Mail[] = [];
  const deliveries = startDeliveries({
    ...town.ownAt(0),
    clock: { now: () => new Date(), randomBytes },
    open311: { ...town.open311, post },
    push: { send: async () => ({ kind: 'sent' }) },
    mailer: { kind: 'smtp', send: async (mail) => void mails.push(mail) },
    everyMs: 60_000,
  });
  try {
    await expect.poll(() => asked).toBe(1);
    const { id } = await insertPerson(database, 'hana');
    const order = { kind: 'reset' as const, userId: null, email: `${id}@example.org` };
    const context = contextOf(null, { isAuditExempt: true });
    await transact(database, context, (tx) => queueAccountMail(tx, order));
    deliveries.wake();
    await expect.poll(() => mails.map(({ to }) => to)).toEqual([order.email]);
  } finally {
    answer();
    await deliveries.stop();
  }
});
