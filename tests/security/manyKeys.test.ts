import { expect, it } from 'vitest';
import { createApiKey, revokeApiKey } from '#schema/partners/apiKeys.ts';
import { REPORT_MAILS_PER_HOUR } from '#schema/site/categories/reportRecipients.ts';
import { getSiteSettings, saveSiteSettings } from '#schema/site/siteSettings.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';
import type { TestApi } from '#tests/support/servers/testApi.ts';

const WRITES = 12;
const MORE = 4;

const free = await apiOfTests();
const bounded = await apiOfTests({
  settings: { RATE_LIMITS: 'on', RATE_LIMIT_WRITES: `${WRITES}` },
});

async function makeKey(person: TestPerson) {
  const body = { name: 'Mine', scopes: ['report' as const], password: person.password };
  return person.expectCall(createApiKey, { body });
}

async function send(api: TestApi, key: string, at: number): Promise<number> {
  const body = new URLSearchParams({
    api_key: key,
    service_code: 'accessibility',
    description: `A ramp is missing at the crossing number ${at} of this street.`,
    lat: '41.88197',
    long: '-87.63396',
  });
  const address = `${api.origin}/open311/v2/requests.json`;
  return (await fetch(address, { method: 'POST', body })).status;
}

it('keys of one person flood the mailbox of an office no more than the person does', async () => {
  const operator = await operatorOf(free);
  const { version, settings } = await operator.expectCall(getSiteSettings);
  const told = [{ category: 'accessibility', addresses: ['ramps@example.org'] }];
  const reason = 'The office for barriers wants to know.';
  await operator.expectCall(saveSiteSettings, {
    body: { version, reason, settings: { ...settings, told } },
  });
  const person = await personOf(free);
  for (let at = 0; at < REPORT_MAILS_PER_HOUR + MORE; at += 1) {
    const { id, key } = await makeKey(person);
    expect(await send(free, key, at)).toBe(200);
    await person.expectCall(revokeApiKey, { params: { id } });
  }
  const count = async (from: string): Promise<number | undefined> => {
    const sql = `select count(*)::integer as count from ${from}`;
    const rows: { count: number }[] = await free.database.query(sql);
    return rows[0]?.count;
  };
  const waiting = () => count(`account_mail where kind = 'issue_reported'`);
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  expect(await count(`mailbox_mail where recipient = 'ramps@example.org'`)).toBe(
    REPORT_MAILS_PER_HOUR,
  );
});

it('a further key is no further budget of changes', async () => {
  const person = await personOf(bounded);
  const keys = await Promise.all([1, 2, 3].map(() => makeKey(person)));
  const statuses: number[] = [];
  for (let at = 0; at < WRITES; at += 1)
    statuses.push(await send(bounded, keys[at % keys.length]?.key ?? '', at));
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
});
