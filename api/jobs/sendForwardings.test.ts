import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { repeatDelivery } from '#api/console/repeatDelivery.ts';
import { transact } from '#api/database/transaction.ts';
import { forwardReports, prepareForwarding } from '#api/partners/bodies/forwardReports.ts';
import { claimForwardings } from '#api/partners/bodies/forwardings.sql.ts';
import { MailError, type Mailer } from '#api/platform/ports.ts';
import type { Mail } from '#api/platform/mail.rules.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { sendForwardings } from './sendForwardings.ts';
import { contextOf, testNow } from '#tests/support/database/testDatabase.ts';
import { openForwardingTown, TOLD } from '#tests/support/providers/forwardingTown.ts';

const town = await openForwardingTown();
const { database, city, operator, open311, report } = town;

afterEach(async () => {
  await city.behave('well');
  city.requests.length = 0;
  await database.query('delete from forwarding');
  await database.query('update issue set is_hidden = true where not is_hidden');
  await database.query('update responsible_body set is_retired = true');
});
afterAll(town.close);

const nameBody = (channel: 'mail' | 'open311' = 'open311'): Promise<void> =>
  town.nameBody(
    channel === 'mail'
      ? { ...TOLD, channel, address: 'streets@example.org' }
      : { ...TOLD, channel, address: city.endpoint, serviceCode: '001', apiKey: 'key' },
  );

/** One round of a process, minutes after the report. */
async function round(atMinutes = 0, mailer: Pick<Mailer, 'send'> | null = null): Promise<void> {
  await sendForwardings(town.ownAt(atMinutes, mailer), new AbortController().signal);
}

const forwarding = async (issueId: string) => {
  const sql = `select told_at is not null as told, remote_id as "remoteId", last_error as error
    from forwarding where issue_id = $1`;
  const [row] = await database.query<{ told: boolean; remoteId: string; error: string }[]>(sql, [
    issueId,
  ]);
  return row;
};

describe('a report forwarded to an endpoint that knows no request twice', () => {
  it('arrives once, with what it can be found by', async () => {
    await nameBody();
    const id = await report();
    await round();
    await round(60);
    expect(await forwarding(id)).toMatchObject({ told: true, remoteId: 'N-1', error: null });
    expect(city.requests).toHaveLength(1);
    expect(city.requests[0]).toMatchObject({ service_code: '001' });
    expect(city.requests[0]?.description).toContain(`https://trybe.example/issues/${id}`);
  });

  it('arrives once, although the endpoint is killed ten times after it took it', async () => {
    await nameBody();
    const ids: string[] = [];
    for (let at = 0; at < 10; at += 1) {
      const id = await report();
      ids.push(id);
      await city.behave('killed');
      await round();
      expect(await forwarding(id)).toMatchObject({ told: false, error: 'ECONNRESET' });
      await city.behave('closed');
      await round(2);
      expect(await forwarding(id)).toMatchObject({ told: false, error: 'ECONNREFUSED' });
      await city.behave('well');
      await round(60);
      expect(await forwarding(id)).toMatchObject({ told: true, remoteId: `N-${at + 1}` });
    }
    expect(city.requests).toHaveLength(ids.length);
  });

  it('arrives once, although the sender dies after it sent it', async () => {
    await nameBody();
    const id = await report();
    const context = contextOf(null, { isAuditExempt: true });
    await transact(database, context, forwardReports);
    const lease = { now: testNow, leaseEnd: new Date(testNow.getTime() + 5 * MINUTE_MS), limit: 1 };
    const [due] = await claimForwardings(database, lease);
    if (!due) throw new Error('Nothing is due');
    const prepared = await transact(database, context, (tx) => prepareForwarding(tx, due));
    if (!prepared) throw new Error('Nothing is sent');
    const description = `A lamp\n\nhttps://trybe.example/issues/${id}`;
    await open311.post(prepared, { ...prepared, serviceCode: '001', description });
    await round(4);
    expect(await forwarding(id)).toMatchObject({ told: false });
    await round(6);
    expect(await forwarding(id)).toMatchObject({ told: true, remoteId: 'N-1' });
    expect(city.requests).toHaveLength(1);
  });

  it('shows what it answered instead, and is sent again once that is mended', async () => {
    await nameBody();
    const id = await report();
    await city.behave({ status: 200, text: '<html>Welcome to the city</html>' });
    await round();
    const error = 'answer 200: <html>Welcome to the city</html>';
    expect(await forwarding(id)).toMatchObject({ told: false, error });
    await city.behave({ status: 403, text: 'api_key is wrong' });
    await round(60);
    expect((await forwarding(id))?.error).toBe('answer 403: api_key is wrong');
    await city.behave('well');
    await round(60 * 24 * 2);
    expect(await forwarding(id)).toMatchObject({ told: true, error: null });
    expect(city.requests).toHaveLength(1);
  });
});

describe('a report forwarded by mail', () => {
  const post = () => {
    const mails: Mail[] = [];
    return { mails, send: async (mail: Mail) => void mails.push(mail) };
  };

  it('is tried again under the same id when the mail fails', async () => {
    await nameBody('mail');
    const id = await report();
    const failing = { send: () => Promise.reject(new MailError('EENVELOPE 550', true)) };
    await round(0, failing);
    expect((await forwarding(id))?.error).toBe('EENVELOPE 550');
    const office = post();
    await round(10, office);
    await round(60, office);
    expect(office.mails).toMatchObject([{ to: 'streets@example.org' }]);
    expect((await forwarding(id))?.told).toBe(true);
  });

  it('is not sent while its report is hidden, or goes on at another that was told', async () => {
    await nameBody('mail');
    const office = post();
    const [told, twin, hidden] = [await report(), await report(), await report()];
    await transact(database, contextOf(null, { isAuditExempt: true }), forwardReports);
    await database.query('update issue set merged_into_id = $2 where id = $1', [twin, told]);
    await database.query('update issue set is_hidden = true where id = $1', [hidden]);
    await round(0, office);
    expect(office.mails).toHaveLength(1);
    expect(await forwarding(twin)).toBeUndefined();
    await database.query('update issue set is_hidden = false where id = $1', [hidden]);
    await round(1, office);
    expect(office.mails).toHaveLength(2);
    expect((await forwarding(hidden))?.told).toBe(true);
    // A forwarded report is merged into one that was not forwarded: the problem is known.
    const late = await report();
    await database.query('update issue set merged_into_id = $2 where id = $1', [hidden, late]);
    await round(2, office);
    expect(office.mails).toHaveLength(2);
  });
});

it('is sent at once when an operator repeats it', async () => {
  await nameBody();
  const id = await report();
  await city.behave('closed');
  for (const at of [0, 10, 20, 40]) await round(at);
  await city.behave('well');
  await round(41);
  expect(city.requests).toHaveLength(0);
  const [row] = await database.query<{ id: string }[]>(
    'select id from forwarding where issue_id = $1',
    [id],
  );
  const named = { kind: 'forwarding' as const, id: row?.id ?? '', reason: 'Their server is back.' };
  const now = new Date(testNow.getTime() + 41 * MINUTE_MS);
  const context = contextOf(operator, { now, isAuditExempt: true });
  await transact(database, context, (tx) => repeatDelivery(tx, named));
  await round(42);
  expect(await forwarding(id)).toMatchObject({ told: true });
});
