import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { flagAccount, getDesk, liftAccountFreeze, settleAccountFlag } from '#schema/case/desk.ts';
import { reportIssue } from '#schema/issues/issue.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { getReputation } from '#schema/people/reputation.ts';
import { getCurrentUser, saveHome } from '#schema/people/user.ts';
import { fileReport, REPORT } from './fixtures.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';

const WHY = 'Opened five accounts from one address in an hour.';

/** What a person was told about the account, not about an issue. */
async function toldOf(person: Person): Promise<string[]> {
  const notes = await person.expectCall(listNotifications);
  return notes.filter(({ issueId }) => issueId === null).map(({ content }) => content);
}

const trustOf = async ({ id }: Person) =>
  (await (await newVisitor()).expectCall(getReputation, { params: { id } })).trust.score;

const settle = (by: Person, id: string, isUpheld: boolean, isFrozen = false) =>
  by.call(settleAccountFlag, { params: { id }, body: { isUpheld, isFrozen } });

const lift = (by: Person, id: string, reason = 'The five accounts belong to five people.') =>
  by.call(liftAccountFreeze, { params: { id }, body: { reason } });

const flagOf = async (by: Person, id: string) =>
  (await by.expectCall(getDesk)).accountFlags.find((flag) => flag.id === id);

const accuse = async (by: Person, { username }: Person) =>
  (await by.expectCall(flagAccount, { body: { username, reason: WHY } })).id;

scenarios('a report on an account', () => {
  test('upheld by another ambassador costs trust, and freezes if asked', async () => {
    const [first, second] = [await newPersonAs('ambassador'), await newPersonAs('ambassador')];
    const person = await newPerson();
    await fileReport(person);
    const id = await accuse(first, person);
    const desk = await second.expectCall(getDesk);
    expect(desk.accountFlags).toContainEqual(
      expect.objectContaining({ id, userName: person.username, byName: first.username }),
    );
    expectRefusal(await settle(first, id, true), 'forbidden');
    expect((await settle(second, id, true)).status).toBe(204);
    expectRefusal(await settle(second, id, false), 'wrong_state');
    expect(await trustOf(person)).toBe(30);
    expect((await person.call(saveHome, { body: null })).status).toBe(204);

    await settle(second, await accuse(first, person), true, true);
    expect(await trustOf(person)).toBe(10);
    expect(await toldOf(person)).toContainEqual(expect.stringContaining('frozen'));
    expect(await toldOf(second)).toContainEqual(expect.stringContaining(person.username));
    expect(await toldOf(first)).not.toContainEqual(expect.stringContaining(person.username));
    expectRefusal(await person.call(reportIssue, { body: REPORT }), 'account_frozen');
    expectRefusal(await person.call(saveHome, { body: null }), 'account_frozen');
    expect((await person.call(getCurrentUser)).status).toBe(200);
  });

  test('dismissed changes nothing', async () => {
    const [first, second] = [await newPersonAs('ambassador'), await newPersonAs('ambassador')];
    const person = await newPerson();
    expect((await settle(second, await accuse(first, person), false, true)).status).toBe(204);
    expect(await trustOf(person)).toBe(50);
    expect((await person.call(reportIssue, { body: REPORT })).status).toBe(201);
  });

  test('is for ambassadors, about others', async () => {
    const [ambassador, person] = [await newPersonAs('ambassador'), await newPerson()];
    const body = { username: person.username, reason: WHY };
    expectRefusal(await person.call(flagAccount, { body }), 'forbidden');
    expect(await person.expectCall(getDesk)).toEqual({ cases: [], accountFlags: [] });
    const own = { username: ambassador.username, reason: WHY };
    expectRefusal(await ambassador.call(flagAccount, { body: own }), 'forbidden');
    const nobody = { username: 'no-such-name', reason: WHY };
    expectRefusal(await ambassador.call(flagAccount, { body: nobody }), 'user_not_found');
    expectRefusal(await settle(ambassador, person.id, true), 'flag_not_found');
  });
});

scenarios('a frozen account', () => {
  test('takes part again when an ambassador lifts the freeze, with its trust as it was', async () => {
    const [first, second] = [await newPersonAs('ambassador'), await newPersonAs('ambassador')];
    const person = await newPerson();
    const id = await accuse(first, person);
    expect(await flagOf(second, id)).toMatchObject({ isFrozen: false, lift: null });
    await settle(second, id, true, true);
    expect(await flagOf(first, id)).toMatchObject({
      settled: 'upheld',
      isFrozen: true,
      lift: null,
    });
    expectRefusal(await person.call(reportIssue, { body: REPORT }), 'account_frozen');

    const why = 'The accounts belong to a family of five.';
    expect((await lift(first, id, why)).status).toBe(204);
    expect((await person.call(reportIssue, { body: REPORT })).status).toBe(201);
    expect(await trustOf(person)).toBe(30);
    const flag = await flagOf(second, id);
    expect(flag).toMatchObject({ settled: 'upheld', isFrozen: false });
    expect(flag?.lift).toMatchObject({ byName: first.username, reason: why });
    expect(await toldOf(person)).toContainEqual(expect.stringContaining(why));
    const about = expect.stringContaining(`lifted the freeze of the account of ${person.username}`);
    expect(await toldOf(second)).toContainEqual(about);
    expect(await toldOf(first)).not.toContainEqual(about);
    expectRefusal(await lift(second, id), 'wrong_state');
  });

  test('can be frozen again for something new, and that is lifted on its own', async () => {
    const [first, second] = [await newPersonAs('ambassador'), await newPersonAs('ambassador')];
    const person = await newPerson();
    const earlier = await accuse(first, person);
    await settle(second, earlier, true, true);
    await lift(first, earlier);
    const later = await accuse(second, person);
    await settle(first, later, true, true);
    expectRefusal(await lift(first, earlier), 'wrong_state');
    expectRefusal(await person.call(saveHome, { body: null }), 'account_frozen');
    expect((await lift(second, later)).status).toBe(204);
    expect((await person.call(saveHome, { body: null })).status).toBe(204);
    expect(await trustOf(person)).toBe(10);
  });

  test('is let go by ambassadors alone, never by its owner', async () => {
    const [first, second] = [await newPersonAs('ambassador'), await newPersonAs('ambassador')];
    const [person, operator] = [await newPersonAs('ambassador'), await newPersonAs('operator')];
    const id = await accuse(first, person);
    expectRefusal(await lift(second, id), 'wrong_state');
    await settle(second, id, true, true);
    for (const other of [person, operator, await newPerson()]) {
      expectRefusal(await lift(other, id), 'forbidden');
    }
    expectRefusal(await lift(second, randomUUID()), 'flag_not_found');
    expectFieldError(
      await lift(second, id, 'Sorry.'),
      'reason',
      'Please explain in at least 20 characters.',
    );
    const visitor = await newVisitor();
    const anonymous = await visitor.call(liftAccountFreeze, {
      params: { id },
      body: { reason: WHY },
    });
    expectRefusal(anonymous, 'not_signed_in');
    // A frozen ambassador lifts nobody's freeze.
    const other = await newPerson();
    const others = await accuse(first, other);
    await settle(second, others, true, true);
    expectRefusal(await lift(person, others), 'account_frozen');
    const unfrozen = await accuse(first, await newPerson());
    await settle(second, unfrozen, true);
    expectRefusal(await lift(second, unfrozen), 'wrong_state');
  });
});
