import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { transact } from '#api/database/transaction.ts';
import { forwardReports } from '#api/partners/bodies/forwardReports.ts';
import { listBodies } from '#api/partners/bodies/bodies.sql.ts';
import type { Mail } from '#api/platform/mail.rules.ts';
import type { ResponsibleBody } from '#schema/partners/bodies.ts';
import { contextOf } from '#tests/support/database/testDatabase.ts';
import { openForwardingTown, TOLD } from '#tests/support/providers/forwardingTown.ts';
import { readForwardings } from './readForwardings.ts';
import { sendForwardings } from './sendForwardings.ts';

const town = await openForwardingTown();
const { database, city } = town;
const { signal } = new AbortController();
afterAll(town.close);

const endpoint = { channel: 'open311' as const, address: city.endpoint, serviceCode: '' };
beforeEach(async () => {
  await city.behave('well');
  await database.query('delete from official_answer');
  await database.query('delete from forwarding');
  await database.query('update issue set is_hidden = true where not is_hidden');
  await database.query('update responsible_body set is_retired = true');
});

async function forwarding(issueId: string) {
  const [row] = await database.query<{ isTold: boolean; error: string | null }[]>(
    `select told_at is not null as "isTold", last_error as error from forwarding where issue_id = $1`,
    [issueId],
  );
  return row;
}
async function readError() {
  const { bodies } = JSON.parse(await listBodies(database)) as { bodies: ResponsibleBody[] };
  return bodies.find(({ isRetired }) => !isRetired)?.readError;
}

it.each([
  ['a page of bytes that are no text', 500, 'no\u0000text', 'answer 500: no text'],
  [
    'a number that no database takes',
    200,
    String.raw`[{"service_request_id":"7\u0000"}]`,
    String.raw`answer 200: [{"service_request_id":"7\u0000"}]`,
  ],
])('%s is its own trouble, and stands beside the report', async (_, status, text, error) => {
  await town.nameBody({ ...TOLD, ...endpoint });
  const id = await town.report();
  await city.behave({ status, text });
  await sendForwardings(town.ownAt(0), signal);
  expect(await forwarding(id)).toEqual({ isTold: false, error });
});

it.each([
  ['lists in lists', `${'['.repeat(500_000)}${']'.repeat(500_000)}`, 'nested too deeply'],
  ['bytes that are no text', 'no\u0000text', 'answer 200: no text'],
])('%s in the place of news are its own trouble', async (_, text, error) => {
  await town.nameBody({ ...TOLD, ...endpoint });
  await town.report();
  await sendForwardings(town.ownAt(0), signal);
  await city.behave({ status: 200, text });
  expect(await readForwardings(town.ownAt(0), signal)).toBe(true);
  expect(await readError()).toContain(error);
});

it('a body whose report cannot be sent keeps no other body from hearing of theirs', async () => {
  await town.nameBody({ ...TOLD, ...endpoint, name: 'Odd Office' });
  const odd = await town.report();
  await transact(database, contextOf(null, { isAuditExempt: true }), forwardReports);
  await database.query('update responsible_body set is_retired = true');
  await town.nameBody({ ...TOLD, channel: 'mail', address: 'streets@example.org' });
  await town.report();
  await transact(database, contextOf(null, { isAuditExempt: true }), forwardReports);
  await database.query('update responsible_body set is_retired = false');
  // The odd one is always first.
  const first = '00000000-0000-4000-8000-000000000001';
  await database.query('update forwarding set id = $2 where issue_id = $1', [odd, first]);
  const mails: Mail[] = [];
  const own = town.ownAt(0, { send: async (mail) => void mails.push(mail) });
  const failing = () => Promise.reject(new TypeError(randomUUID()));
  await sendForwardings({ ...own, open311: { ...town.open311, post: failing } }, signal);
  expect(mails.map(({ to }) => to)).toEqual(['streets@example.org']);
  expect(await forwarding(odd)).toEqual({ isTold: false, error: 'TypeError' });
});
