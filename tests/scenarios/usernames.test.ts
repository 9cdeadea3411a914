import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getIssue } from '#schema/issues/issue.ts';
import { deleteAccount, WRONG_PASSWORD } from '#schema/people/accountDeletion.ts';
import { USERNAME_CHANGE_DAYS, USERNAME_HELD_DAYS } from '#schema/profileLimits.ts';
import { changeUsername, getCurrentUser, login, register } from '#schema/people/user.ts';
import { listAudit } from '#schema/case/audit.ts';
import { getReputation } from '#schema/people/reputation.ts';
import { openCase, passHours } from './case.ts';
import { newKey } from './client.ts';
import { fileReport } from './fixtures.ts';
import { mailAbout, proveAddress } from './mailbox.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, type Person } from './target.ts';

const freshName = () => `n${randomUUID().slice(0, 12)}`;

const rename = (person: Person, username: string, password = person.password) =>
  person.call(changeUsername, { body: { username, password } });

async function registerAs(username: string) {
  const password = 'a long enough one';
  const email = `${randomUUID()}@example.org`;
  const body = { username, email, password, confirmPassword: password };
  return (await newVisitor()).call(register, { body });
}

scenarios('another username', () => {
  test('is the name from then on; links, the record and the books go by ids and hold', async () => {
    const { issueId, donor, solver } = await openCase();
    const params = { id: issueId };
    const visitor = await newVisitor();
    const before = await visitor.expectCall(listAudit, { params });
    const [donorName, solverName] = [freshName(), freshName()];
    expect((await rename(donor, donorName)).status).toBe(204);
    expect((await rename(solver, solverName)).status).toBe(204);
    expect((await donor.expectCall(getCurrentUser)).username).toBe(donorName);
    const shown = await visitor.expectCall(getReputation, { params: { id: solver.id } });
    expect(shown.username).toBe(solverName);
    expect(await visitor.expectCall(listAudit, { params })).toEqual(before);
    const { password } = donor;
    const enter = async (emailOrUsername: string) =>
      (await newVisitor()).call(login, { body: { emailOrUsername, password } });
    expect((await enter(donorName.toUpperCase())).status).toBe(200);
    expectRefusal(await enter(donor.username), 'invalid_credentials');
  });

  test('stands in the answers of before, too, that are kept for who repeats a request', async () => {
    const person = await newPerson();
    const { id } = await fileReport(person);
    const body = { username: freshName(), password: person.password };
    const key = newKey();
    await person.expectCall(changeUsername, { key, body });
    // A repeat is the same change, not a second one.
    await person.expectCall(changeUsername, { key, body });
    const issue = await (await newVisitor()).expectCall(getIssue, { params: { id } });
    expect(issue.reporterName).toBe(body.username);
  });

  test('needs the password, and follows the rules of registration', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const wrong = await rename(person, freshName(), 'wrong-password-1');
    expectFieldError(wrong, 'password', WRONG_PASSWORD);
    expectRefusal(await rename(person, 'with space'), 'invalid_request');
    expectRefusal(await rename(person, 'ab'), 'invalid_request');
    const lookalike = other.username.replace('p', '\u0440');
    for (const taken of [
      other.username,
      lookalike,
      `${other.username}.`,
      'Admin',
      'deleted-0a1b',
    ]) {
      expectRefusal(await rename(person, taken), 'username_taken');
    }
    expect((await person.expectCall(getCurrentUser)).username).toBe(person.username);
    // To what already is one's own, drawn another way, nobody else has a claim.
    expect((await rename(person, person.username.toUpperCase())).status).toBe(204);
    const visitor = await newVisitor();
    const body = { username: freshName(), password: other.password };
    expectRefusal(await visitor.call(changeUsername, { body }), 'not_signed_in');
  });

  test('comes once in 30 days, and nobody else gets the one before for 180', async () => {
    const [person, thief] = [await newPerson(), await newPerson()];
    await rename(person, freshName());
    expectRefusal(await rename(person, freshName()), 'username_changed_lately');
    expectRefusal(await registerAs(person.username), 'username_taken');
    expectRefusal(await rename(thief, `${person.username}_`), 'username_taken');
    await passHours(USERNAME_CHANGE_DAYS * 24);
    expectRefusal(await rename(thief, person.username), 'username_taken');
    expect((await rename(person, person.username)).status).toBe(204);
    await passHours(USERNAME_CHANGE_DAYS * 24);
    await rename(person, freshName());
    await person.expectCall(deleteAccount, { body: { password: person.password } });
    expectRefusal(await registerAs(person.username), 'username_taken');
    await passHours(USERNAME_HELD_DAYS * 24);
    expect((await registerAs(person.username)).status).toBe(201);
  });

  test('is mailed to the owner, who may not have been the one', async () => {
    const person = await newPerson();
    await proveAddress(person);
    const name = freshName();
    await rename(person, name);
    const mail = await mailAbout(person, 'Your username was changed');
    expect(mail.text).toContain(name);
  });
});
