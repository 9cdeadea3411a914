import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { reviewJury } from '#api/commands/judging/reviewJury.ts';
import { answerJurySeat } from '#api/commands/judging/answerJurySeat.ts';
import { saveTrace } from '#api/repositories/accounts/accountTraces.ts';
import { login, logout, register } from '#schema/people/user.ts';
import { openCourt, playContested, type PlayedCase } from '#tests/support/cases/playedCases.ts';
import { visitorOf } from '#tests/support/database/testPerson.ts';
import { openTestDatabase } from '#tests/support/database/testDatabase.ts';
import { startTestApi } from '#tests/support/servers/testApi.ts';

const PATIENCE_MS = 60_000;

const test = await openTestDatabase();
afterAll(() => test.close());
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
