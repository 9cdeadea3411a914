import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { transact } from '#api/database/transaction.ts';
import { listBodies } from '#api/partners/bodies/bodies.sql.ts';
import { saveBody } from '#api/partners/bodies/bodies.ts';
import { answerForwarding, openForwarding } from '#api/partners/bodies/officialAnswers.ts';
import { sendForwardings } from '#api/jobs/sendForwardings.ts';
import type { Mail } from '#api/platform/mail.rules.ts';
import type { BodyForm, ResponsibleBody } from '#schema/partners/bodies.ts';
import { contextOf } from '#tests/support/database/testDatabase.ts';
import { openForwardingTown, TOLD } from '#tests/support/providers/forwardingTown.ts';

const town = await openForwardingTown();
const { database, operator } = town;
afterAll(town.close);

const save = (id: string, body: BodyForm) =>
  transact(database, contextOf(operator, { isAuditExempt: true }), (tx) => saveBody(tx, id, body));
const byMail = (address: string) => ({ ...TOLD, channel: 'mail' as const, address });

it('a link that was mailed to a wrong address ends when the address is corrected', async () => {
  const id = randomUUID();
  await save(id, byMail('stranger@example.org'));
  await town.report();
  const mails: Mail[] = [];
  const post = { send: async (mail: Mail) => void mails.push(mail) };
  await sendForwardings(town.ownAt(0, post), new AbortController().signal);
  const token = /\/answer\/([\da-f]{96})/u.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const open = () =>
    transact(database, contextOf(null, { isAuditExempt: true }), (tx) => openForwarding(tx, token));
  await save(id, { ...byMail('stranger@example.org'), name: 'City Roads' });
  expect(await open()).toMatchObject({ title: expect.any(String) });
  await save(id, byMail('streets@example.org'));
  await expect(open()).rejects.toMatchObject({ code: 'link_expired' });
  const answer = { state: 'fixed' as const, fixBy: null, text: '' };
  await expect(
    transact(database, contextOf(null), (tx) =>
      answerForwarding(tx, { token, answer, photoId: null }),
    ),
  ).rejects.toMatchObject({ code: 'link_expired' });
  expect(await database.query('select from official_answer')).toEqual([]);
});

it('the key of an endpoint is never sent to another that an operator names', async () => {
  const id = randomUUID();
  const byApi = { ...TOLD, channel: 'open311' as const, serviceCode: '' };
  const address = 'https://city.example/open311/v2';
  await save(id, { ...byApi, address, apiKey: 'secret' });
  const elsewhere = { ...byApi, address: 'https://operator.example/open311/v2' };
  await expect(save(id, elsewhere)).rejects.toMatchObject({
    code: 'invalid_request',
    errors: [{ path: 'address' }],
  });
  const hasKey = async () => {
    const { bodies } = JSON.parse(await listBodies(database)) as { bodies: ResponsibleBody[] };
    const body = bodies.find((one) => one.id === id);
    return [body?.address, body?.hasApiKey];
  };
  expect(await hasKey()).toEqual([address, true]);
  await save(id, { ...byApi, address: `${address}?jurisdiction_id=city.example` });
  expect(await hasKey()).toEqual([`${address}?jurisdiction_id=city.example`, true]);
  await save(id, { ...elsewhere, apiKey: '' });
  expect(await hasKey()).toEqual([elsewhere.address, false]);
});
