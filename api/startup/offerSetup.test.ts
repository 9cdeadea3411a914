import { afterAll, describe, expect, it } from 'vitest';
import { grantRole } from '#api/people/accounts.ts';
import { transact } from '#api/database/transaction.ts';
import { DEMO_SITE } from '#schema/site/newSite.ts';
import { checkSetupCode, getSetup, setUpSite } from '#schema/site/siteSetup.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { personOf, visitorOf } from '#tests/support/database/testPerson.ts';
import { createTestClock, startTestApi, type TestApi } from '#tests/support/servers/testApi.ts';
import { offerSetup } from './offerSetup.ts';

const clock = createTestClock();
const apis: TestApi[] = [];
afterAll(() => Promise.all(apis.map((api) => api.stop())));

async function newApi(settings: Record<string, string> = {}) {
  const api = await startTestApi({ settings });
  apis.push(api);
  return { api, visitor: visitorOf(api), start: () => offerSetup(api.database, clock) };
}

const ACCOUNT = {
  username: 'greta',
  email: 'greta@example.org',
  password: 'correct horse 7',
  confirmPassword: 'correct horse 7',
};
const setUp = (code: string) => ({ body: { ...ACCOUNT, code, settings: DEMO_SITE } });

describe('the setup of an installation that nobody has begun with', () => {
  it('is not offered before a start offers it', async () => {
    const { visitor } = await newApi();
    expect((await visitor.call(getSetup)).status).toBe(404);
  });

  it('takes the code of any process, and is over for all of them afterwards', async () => {
    const { api, visitor, start } = await newApi();
    const [first, second] = [await start(), await start()];
    expect(first).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/u);
    expect(second).not.toBe(first);
    await visitor.expectCall(checkSetupCode, { body: { code: second ?? '' } });
    await visitor.expectCall(setUpSite, setUp(first ?? ''));
    expect((await visitor.call(checkSetupCode, { body: { code: second ?? '' } })).status).toBe(404);
    expect(await start()).toBe(null);
    const rows: unknown[] = await api.database.query('select 1 from setup_code');
    expect(rows).toEqual([]);
  });

  it('keeps no code as it is typed', async () => {
    const { api, start } = await newApi();
    const code = await start();
    const rows: { text: string }[] = await api.database.query(
      'select code_hash::text as text from setup_code',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toMatch(/^\\x[0-9a-f]{64}$/u);
    expect(rows[0]?.text).not.toContain(Buffer.from(code ?? '').toString('hex'));
  });

  it('lets one of many at once in', async () => {
    const { api, visitor, start } = await newApi();
    const code = (await start()) ?? '';
    const settings = DEMO_SITE;
    const tries = ['anna', 'bert', 'cleo', 'dora'].map((username) =>
      visitor.call(setUpSite, {
        body: { ...ACCOUNT, username, email: `${username}@example.org`, code, settings },
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(3);
    const operators: unknown[] = await api.database.query(
      `select 1 from app_user where account_role = 'operator'`,
    );
    expect(operators).toHaveLength(1);
  });

  it('stays open to the right code however many wrong ones a stranger sends', async () => {
    const { visitor, start } = await newApi({ RATE_LIMIT_MAILS: '1', RATE_LIMITS: 'on' });
    const code = (await start()) ?? '';
    const guesses = Array.from({ length: 15 }, (_, index) =>
      visitor.call(checkSetupCode, { body: { code: `guess ${index}` } }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
    await visitor.expectCall(checkSetupCode, { body: { code } });
    await visitor.expectCall(setUpSite, setUp(code));
  });

  it('is not taken away by a stranger who registers first', async () => {
    const { api, visitor, start } = await newApi();
    await personOf(api);
    const { accountRole } = await visitor.expectCall(setUpSite, setUp((await start()) ?? ''));
    expect(accountRole).toBe('operator');
  });

  it('is over once the command line has made an operator', async () => {
    const { api, visitor, start } = await newApi();
    const code = (await start()) ?? '';
    const { username } = await personOf(api);
    const context = { actor: null, clock, isAuditExempt: true };
    await transact(api.database, context, (tx) =>
      grantRole(tx, { username, accountRole: 'operator', isValidator: false }),
    );
    expect((await visitor.call(checkSetupCode, { body: { code } })).status).toBe(404);
    expect(await start()).toBe(null);
  });

  it('is over with the next start once there is a report', async () => {
    const { api, visitor, start } = await newApi();
    const code = (await start()) ?? '';
    await fileReport(await personOf(api));
    expect(await start()).toBe(null);
    expect((await visitor.call(checkSetupCode, { body: { code } })).status).toBe(404);
  });
});
