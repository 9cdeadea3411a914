import { expect, test } from 'vitest';
import { listMessages, postMessage } from '#schema/issues/chat.ts';
import { listPledges, withdrawPledge } from '#schema/case/pledge.ts';
import { listProposals, withdrawProposal } from '#schema/case/proposal.ts';
import {
  ACCOUNT_DUTIES,
  deleteAccount,
  WRONG_PASSWORD,
  type AccountDuty,
} from '#schema/people/accountDeletion.ts';
import { getBasicUser, getCurrentUser, login, register } from '#schema/people/user.ts';
import { issueOf, offer, openCase, openWork, pledge } from './case.ts';
import { answerSeat, appealed, askedOf, makeBench } from './court.ts';
import { fileReport } from './fixtures.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { elsewhere, newPerson, newVisitor, type Person } from './target.ts';

const leave = (person: Person, password = person.password) =>
  person.call(deleteAccount, { body: { password } });

/** Holds an account to stay because of exactly these. */
async function expectToStay(person: Person, duties: readonly AccountDuty[]): Promise<void> {
  const answer = await leave(person);
  expectRefusal(answer, 'account_in_use');
  const expected = duties.map((path) => ({ path, message: ACCOUNT_DUTIES[path] }));
  expect(answer.problem.errors).toEqual(expected);
  expect((await person.expectCall(getCurrentUser)).username).toBe(person.username);
}

const nameOf = async ({ id }: Person) =>
  (await (await newVisitor()).expectCall(getBasicUser, { params: { id } })).username;

scenarios('an account that is deleted', () => {
  test('is nobody any more: signed out everywhere, and its name and address are free', async () => {
    const person = await newPerson();
    const phone = await elsewhere(person);
    expect((await leave(person)).status).toBe(204);
    for (const device of [person, phone]) {
      expectRefusal(await device.call(getCurrentUser), 'not_signed_in');
    }
    const name = await nameOf(person);
    expect(name).toMatch(/^deleted-[0-9a-f]{12}$/u);
    const { password } = person;
    for (const emailOrUsername of [person.username, person.email, name]) {
      const again = await phone.call(login, { body: { emailOrUsername, password } });
      expectRefusal(again, 'invalid_credentials');
    }
    const { username, email } = person;
    const body = { username, email, password, confirmPassword: password };
    const other = await (await newVisitor()).expectCall(register, { body });
    expect(other.id).not.toBe(person.id);
  });

  test('leaves what it posted, under a name that says so', async () => {
    const person = await newPerson();
    const { id: issueId } = await fileReport(person);
    const params = { id: issueId };
    await person.expectCall(postMessage, { params, body: { message: 'It is getting deeper.' } });
    await leave(person);
    const name = await nameOf(person);
    expect((await issueOf({ issueId })).reporterName).toBe(name);
    const reader = await newPerson();
    const messages = await reader.expectCall(listMessages, { params });
    expect(messages.map(({ userName, message }) => [userName, message])).toEqual([
      [name, 'It is getting deeper.'],
    ]);
  });

  test('needs the password, and keeps everything without it', async () => {
    const person = await newPerson();
    expectFieldError(await leave(person, 'wrong-password-1'), 'password', WRONG_PASSWORD);
    expect((await person.expectCall(getCurrentUser)).email).toBe(person.email);
    const visitor = await newVisitor();
    const { password } = person;
    expectRefusal(await visitor.call(deleteAccount, { body: { password } }), 'not_signed_in');
  });
});

scenarios('an account stays', () => {
  test('while its money is in escrow or its offer can be chosen', async () => {
    const { issueId, donor, solver, proposal } = await openCase();
    await expectToStay(donor, ['escrow']);
    await expectToStay(solver, ['offers']);
    await pledge(solver, issueId, '5');
    await expectToStay(solver, ['escrow', 'offers']);

    const params = { id: issueId };
    const pledges = await donor.expectCall(listPledges, { params });
    for (const owner of [donor, solver]) {
      const own = pledges.find(({ userId }) => userId === owner.id);
      await owner.expectCall(withdrawPledge, { params: { id: own?.id ?? '' } });
    }
    await solver.expectCall(withdrawProposal, { params: { id: proposal.id } });
    expect((await leave(donor)).status).toBe(204);
    expect((await leave(solver)).status).toBe(204);
    const [left] = await (await newVisitor()).expectCall(listProposals, { params });
    expect(left).toMatchObject({ status: 'withdrawn', solverName: await nameOf(solver) });
  });

  test('while its work is under way, and of one not chosen until that is over', async () => {
    const work = await openWork();
    await expectToStay(work.solver, ['offers']);
    const opened = await openCase();
    const rival = await newPerson('solver');
    await offer(rival, opened.issueId);
    await expectToStay(rival, ['offers']);
  });

  test('while it has a seat on a jury', async () => {
    const { place, people } = await makeBench()();
    const judged = await appealed(place);
    const [juror] = await askedOf(people, judged);
    if (!juror) throw new Error('Nobody was asked');
    await expectToStay(juror, ['jury']);
    await answerSeat(juror, judged, 'declined');
    expect((await leave(juror)).status).toBe(204);
  });
});
