import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerJurySeat } from '#api/case/jury/answerJurySeat.ts';
import { giveVerdict } from '#api/case/jury/giveVerdict.ts';
import { reviewJury } from '#api/case/jury/reviewJury.ts';
import { castBallot } from '#api/case/voting/castBallot.ts';
import { raiseFlag } from '#api/case/voting/flags.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { appointPerson } from '#schema/console/personActs.ts';
import { reportIssue } from '#schema/issues/issue.ts';
import { createProposal } from '#schema/case/proposal.ts';
import { castVote } from '#schema/case/vote.ts';
import { requestPhoneCode, getOwnContact, provePhone } from '#schema/people/contact.ts';
import { confirmEmail } from '#schema/people/credentials.ts';
import { OFFER, REPORT } from '#tests/scenarios/fixtures.ts';
import { linkIn } from '#tests/scenarios/mailbox.ts';
import { actAt, later, playToProof } from '#tests/support/cases/playedCase.ts';
import { openCourt, playContested } from '#tests/support/cases/playedCases.ts';
import { operatorOf } from '#tests/support/servers/apiOfTests.ts';
import { openTestDatabase } from '#tests/support/database/testDatabase.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { startTestApi, type TestApi } from '#tests/support/servers/testApi.ts';
import { startTwilioServer, type TwilioServer } from '#tests/security/twilioServer.ts';

let twilio: TwilioServer;
let api: TestApi;

beforeAll(async () => {
  twilio = await startTwilioServer();
  api = await startTestApi({ settings: { CONTACT_LEVELS: 'on', ...twilio.settings } });
});
afterAll(async () => {
  await api.stop();
  await twilio.stop();
});

async function prove(person: TestPerson): Promise<void> {
  const token = await linkIn(person, 'Confirm your email address');
  await person.expectCall(confirmEmail, { body: { token } });
}

async function openVote() {
  const [reporter, solver] = [await personOf(api), await personOf(api)];
  const params = { id: (await reporter.expectCall(reportIssue, { body: REPORT })).id };
  const { id } = await solver.expectCall(createProposal, { params, body: OFFER });
  return { params: { id }, body: { voteType: 'upvote' as const } };
}

it('a vote needs a proved address, and the refusal says what to do', async () => {
  const [voter, vote] = [await personOf(api), await openVote()];
  const refused = await voter.call(castVote, vote);
  expect([refused.status, refused.problem.code]).toEqual([403, 'email_unproved']);
  expect(refused.problem.detail).toContain('Confirm your email address first');
  expect((await voter.expectCall(getOwnContact)).isAsked).toBe(true);
  await prove(voter);
  expect((await voter.call(castVote, vote)).status).toBe(200);
});

it('objections, ballots, seats and verdicts need it as well, of whoever has a say', async () => {
  const test = await openTestDatabase();
  const { database } = test;
  const unreached = (person: Actor): Actor => ({ ...person, contactLevel: 1 });
  const refused = { code: 'email_unproved' };
  const reason = 'I looked at both pictures and at the place itself.';

  const { proofId, donor } = await playToProof(database);
  const asDonor = { actor: unreached(donor), now: later(49) };
  const flag = actAt(database, asDonor, (tx) => raiseFlag(tx, { proofId, justification: reason }));
  await expect(flag).rejects.toMatchObject(refused);
  const ballot = actAt(database, asDonor, (tx) =>
    castBallot(tx, { proofId, choice: 'approve', reason }),
  );
  await expect(ballot).rejects.toMatchObject(refused);

  const court = await openCourt(database);
  const judged = await playContested(court, 20_000n);
  await court.as(null, (tx) => reviewJury(tx, judged.issueId));
  const seats: { id: string }[] = await database.query(
    'select user_id as id from jury_seat where proof_id = $1',
    [judged.proofId],
  );
  const juror = court.jurors.find(({ id }) => seats.some((seat) => seat.id === id)) ?? donor;
  const take = (actor: Actor) =>
    court.as(actor, (tx) => answerJurySeat(tx, judged.proofId, 'accepted'));
  await expect(take(unreached(juror))).rejects.toMatchObject(refused);
  await take(juror);
  const verdict = court.as(unreached(juror), (tx) =>
    giveVerdict(tx, { proofId: judged.proofId, choice: 'approve', reason }),
  );
  await expect(verdict).rejects.toMatchObject(refused);
  await test.close();
});

it('what needs no level stays open: reports, proposals, roles', async () => {
  const operator = await operatorOf(api);
  const { id } = await personOf(api);
  const reason = 'Chosen by the neighbourhood council.';
  const body = { accountRole: 'ambassador' as const, isValidator: false, reason };
  expect((await operator.call(appointPerson, { params: { id }, body })).status).toBe(204);
});

it('a code goes out by the provider, and nothing of the number is kept but a digest', async () => {
  const person = await personOf(api);
  await prove(person);
  await person.expectCall(requestPhoneCode, { body: { phone: '+49 170 1234567' } });
  const sent = twilio.texts.at(-1);
  expect(sent).toMatchObject({ to: '+491701234567', from: '+13125550100' });
  const code = /^\d{6}/u.exec(sent?.body ?? '')?.[0] ?? '';
  const dump = async () =>
    JSON.stringify(
      await api.database.query(
        `select to_jsonb(p) from contact_proof p union all select to_jsonb(c) from phone_code c
         union all select to_jsonb(k) from idempotency_key k`,
      ),
    );
  expect(await dump()).not.toContain(code);
  await person.expectCall(provePhone, { body: { code } });
  expect(await dump()).not.toContain('1234567');
  expect((await person.expectCall(getOwnContact)).level).toBe(3);
});

it('a number that nothing reaches is refused beside its field, a silent provider with a wait', async () => {
  const person = await personOf(api);
  await prove(person);
  const ask = () => person.call(requestPhoneCode, { body: { phone: '+1 312 555 0199' } });
  twilio.failNext({ status: 400, body: '{"code":21211,"message":"Invalid To"}' });
  expect((await ask()).problem.errors?.[0]?.path).toBe('phone');
  for (const failure of [null, { status: 503, body: 'down' }]) {
    twilio.failNext(failure);
    expect((await ask()).problem.code).toBe('phone_unavailable');
  }
  expect((await ask()).status).toBe(204);
});
