import { createECDH, createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { reviewJury } from '#api/case/jury/reviewJury.ts';
import { noteAppearance } from '#api/people/accountTraces.ts';
import { haveCommon } from '#api/people/connections.rules.ts';
import { settleMeetings } from '#api/people/meetings.sql.ts';
import { receivePaymentEvent } from '#api/case/payments/receivePaymentEvent.ts';
import { answerJurySeat } from '#api/case/jury/answerJurySeat.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { toNetwork } from '#api/http/limits/addressGroup.ts';
import { findConnections, findSharers, saveTrace } from '#api/people/accountTraces.sql.ts';
import { insertAccount } from '#api/case/payments/payoutAccounts.sql.ts';
import { createProposal } from '#schema/case/proposal.ts';
import { castVote } from '#schema/case/vote.ts';
import { fileReport, OFFER } from '#tests/scenarios/fixtures.ts';
import { savePushSubscription } from '#schema/notices/push.ts';
import { login, logout, register } from '#schema/people/user.ts';
import { openCourt, playContested, type PlayedCase } from '#tests/support/cases/playedCases.ts';
import { personOf, visitorOf } from '#tests/support/database/testPerson.ts';
import { startTestApi } from '#tests/support/servers/testApi.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const PATIENCE_MS = 60_000;

const test = await databaseOfTests();
const court = await openCourt(test.database);

const link = (userId: string | undefined, value: string) =>
  court.as(null, (tx) => saveTrace(tx, { kind: 'card', value, userId: userId ?? '' }));

const idsOf = async (table: string, { proofId }: PlayedCase): Promise<string[]> => {
  const rows: { id: string }[] = await test.database.query(
    `select user_id as id from ${table} where proof_id = $1`,
    [proofId],
  );
  return rows.map(({ id }) => id);
};

describe('a jury of sock puppets', { timeout: PATIENCE_MS }, () => {
  const [first, second, third] = court.jurors;

  it('has one seat for accounts that are connected', async () => {
    for (const juror of [first, second]) await link(juror?.id, 'one card');
    const drawn = await idsOf('jury_candidate', await playContested(court, 20_000n));
    const kept: { digest: Buffer }[] = await test.database.query(
      'select digest from account_trace',
    );
    const guesses = ['one card', 'card one card', 'trace card one card'].map((text) =>
      createHash('sha256').update(text).digest('hex'),
    );
    for (const { digest } of kept) expect(guesses).not.toContain(digest.toString('hex'));
    expect(drawn).toHaveLength(court.jurors.length - 1);
    expect(drawn.filter((id) => id === first?.id || id === second?.id)).toHaveLength(1);
  });

  it('has none for an account that a party used too, and two at most for new ones', async () => {
    for (const person of [third, court.donors[0]]) await link(person?.id, 'another card');
    const judged = await playContested(court, 20_000n);
    const drawn = await idsOf('jury_candidate', judged);
    expect(drawn).not.toContain(third?.id);
    // Nor do people who have never judged fill up what is missing, but for two.
    const novices = drawn.filter((id) => !court.jurors.some((juror) => juror.id === id));
    expect([drawn.length, novices.length]).toEqual([6, 2]);
    await test.database.query('delete from account_trace where user_id = $1', [third?.id]);
  });

  it('cannot take its seats when the connection shows after the draw', async () => {
    const judged = await playContested(court, 20_000n);
    await court.as(null, (tx) => reviewJury(tx, judged.issueId));
    const [one = '', other = ''] = await idsOf('jury_seat', judged);
    for (const id of [one, other]) await link(id, 'a third card');
    const accept = (id: string) => {
      const juror = court.jurors.find((person) => person.id === id) ?? null;
      return court.as(juror, (tx) => answerJurySeat(tx, judged.proofId, 'accepted'));
    };
    await accept(one);
    await expect(accept(other)).rejects.toMatchObject({ code: 'has_stake' });
  });
});

it('accounts of one browser are connected', async () => {
  const api = await startTestApi({ settings: { RATE_LIMITS: 'on' } });
  const browser = visitorOf(api);
  const password = 'correct horse 7';
  for (const username of ['ann', 'bob']) {
    const body = {
      username,
      email: `${username}@example.org`,
      password,
      confirmPassword: password,
    };
    await browser.expectCall(register, { body });
    await browser.expectCall(logout);
    await browser.expectCall(login, { body: { emailOrUsername: username, password } });
  }
  const shared: { digest: Buffer }[] = await api.database.query(
    `select digest from account_trace where kind = 'device' group by digest having count(*) = 2`,
  );
  expect(shared).toHaveLength(1);
  await api.stop();
});

it('accounts that get pushes in one browser are connected', async () => {
  const api = await startTestApi();
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const body = { endpoint: 'https://push.example.org/one-browser', keys };
  for (const person of [await personOf(api), await personOf(api)])
    await person.expectCall(savePushSubscription, { body });
  const shared: { digest: Buffer }[] = await api.database.query(
    `select digest from account_trace where kind = 'push' group by digest having count(*) = 2`,
  );
  expect(shared).toHaveLength(1);
  await api.stop();
});

it('accounts whose money goes on to one bank account are connected', async () => {
  // Seats are drawn by lot: what connected two of them before may have connected these.
  await test.database.query('delete from account_trace');
  const [one, other, third] = court.jurors.map(({ id }) => id);
  const tell = (userId = '', bankAccount = '') =>
    court.as(null, async (tx) => {
      const accountId = `account of ${userId}`;
      await insertAccount(tx, { userId, accountId, round: 0 });
      const changed = { kind: 'account_changed', accountId, isReady: true } as const;
      const message = { id: `${accountId} changed`, at: tx.now };
      const event = { ...changed, ...message, bankAccounts: [bankAccount] };
      await receivePaymentEvent(tx, event);
    });
  await tell(one, 'one bank account');
  await tell(other, 'one bank account');
  await tell(third, 'another bank account');
  const everybody = court.jurors.map(({ id }) => id);
  const sharers = await court.as(null, (tx) => findSharers(tx, one ?? '', everybody));
  expect(sharers).toEqual(new Set([other]));
  expect(sharers.has(third ?? '')).toBe(false);
});

describe('accounts that appear together', () => {
  const [first, second, third] = court.jurors.map(({ id }) => id);
  const NETWORK = '203.0.113.7';

  /** Whether two accounts are connected after the second came so many minutes after the first, each day. */
  async function areConnected(one = '', other = '', days = 3, minutes = 0): Promise<boolean> {
    await test.database.query('delete from account_trace');
    await test.database.query('delete from account_meeting');
    const start = daysAfter(court.now, -10);
    for (let day = 0; day < days; day += 1) {
      court.now = daysAfter(start, day);
      await court.as(null, (tx) => noteAppearance(tx, one, NETWORK));
      court.now = new Date(court.now.getTime() + minutes * 60_000);
      await court.as(null, (tx) => noteAppearance(tx, other, NETWORK));
      if (day === 1) await settleMeetings(test.database, daysAfter(court.now, 1), 180);
    }
    court.now = daysAfter(start, 10);
    await settleMeetings(test.database, court.now, 180);
    const ids = [one, other, third ?? ''];
    const { meetings } = await court.as(null, (tx) => findConnections(tx, ids));
    expect(meetings(third ?? '').size).toBe(0);
    return haveCommon(meetings(one), meetings(other));
  }

  it('on three days within minutes are connected; by chance, or hours apart, they are not', async () => {
    expect(await areConnected(first, second, 3)).toBe(true);
    expect(await areConnected(first, second, 2)).toBe(false);
    expect(await areConnected(first, second, 3, 60)).toBe(false);
  });

  it('are noted where they decide, by a digest alone, and not where a proxy hides who comes', async () => {
    const api = await startTestApi({ settings: { TRUST_PROXY: '1' } });
    const { id: issueId } = await fileReport(await personOf(api));
    const solver = await personOf(api);
    const proposal = await solver.expectCall(createProposal, {
      params: { id: issueId },
      body: OFFER,
    });
    const notedOf = async (from: string) => {
      const voter = await personOf(api);
      await voter.fetch(castVote.path.replace('{id}', proposal.id), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
        body: JSON.stringify({ voteType: 'upvote' }),
      });
      const rows: { digest: Buffer }[] = await api.database.query(
        `select digest from account_trace where kind = 'together' and user_id = $1`,
        [voter.id],
      );
      return rows.map(({ digest }) => digest.toString('hex'));
    };
    const [mine, neighbours, inside] = [
      await notedOf(NETWORK),
      await notedOf(NETWORK),
      await notedOf('10.1.2.3'),
    ];
    expect([mine.length, inside.length]).toEqual([1, 0]);
    expect(neighbours).toEqual(mine);
    expect(mine[0]).not.toBe(createHash('sha256').update(NETWORK).digest('hex'));
    await api.stop();
  });

  it.each([
    ['127.0.0.1', null],
    ['::1', null],
    ['192.168.7.7', null],
    ['172.20.0.1', null],
    ['fd00::1', null],
    ['fe80::1', null],
    ['172.32.0.1', '172.32.0.1'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['', null],
  ])('an address %s stands for the network %s', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});
