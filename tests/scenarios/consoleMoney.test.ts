import { expect, test } from 'vitest';
import { repeatDelivery, listDeliveries } from '#schema/console/deliveries.ts';
import { getHealth } from '#schema/console/health.ts';
import { getConsoleOverview, OVERVIEW_WEEKS } from '#schema/console/overview.ts';
import { getMoneyStates, listMoneyTroubles } from '#schema/console/money.ts';
import { createPledge, listPledges, withdrawPledge } from '#schema/case/pledge.ts';
import { playChargeback } from '#schema/case/testChargeback.ts';
import { freezeEscrow } from '#schema/case/desk.ts';
import { passHours } from './case.ts';
import { ballot, handIn, newPlace, openWorkAt } from './court.ts';
import { fileReport } from './fixtures.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';

const WHY = 'Two pledges of one card came within a minute.';

async function pledged(amount: string) {
  const { id: issueId } = await fileReport(await newPerson());
  const donor = await newPerson();
  await donor.expectCall(createPledge, { body: { issueId, amount } });
  const [pledge] = await donor.expectCall(listPledges, { params: { id: issueId } });
  return { issueId, donor, pledgeId: pledge?.id ?? '' };
}

const amountsOf = async (operator: Person) => {
  const states = await operator.expectCall(getMoneyStates);
  return Object.fromEntries(states.map(({ state, amount }) => [state, Number(amount)]));
};

scenarios('the money of an installation', () => {
  test('stands in the state that holds it, to the cent', async () => {
    const operator = await newPersonAs('operator');
    const { issueId, donor, pledgeId } = await pledged('25.50');
    const before = await amountsOf(operator);
    const freeze = { isFrozen: true, reason: WHY };
    const ambassador = await newPersonAs('ambassador');
    await ambassador.expectCall(freezeEscrow, { params: { id: issueId }, body: freeze });
    const frozen = await amountsOf(operator);
    expect(frozen.frozen).toBeCloseTo((before.frozen ?? 0) + 25.5, 5);
    expect(frozen.open).toBeCloseTo((before.open ?? 0) - 25.5, 5);
    const thaw = { ...freeze, isFrozen: false };
    await ambassador.expectCall(freezeEscrow, { params: { id: issueId }, body: thaw });
    await donor.expectCall(withdrawPledge, { params: { id: pledgeId } });
    const after = await amountsOf(operator);
    expect(after.withdrawn).toBeCloseTo((before.withdrawn ?? 0) + 25.5, 5);
    expect(after.open).toBeCloseTo((before.open ?? 0) - 25.5, 5);
  });

  test('needs a person after a chargeback and while it is frozen, with the reason', async () => {
    const operator = await newPersonAs('operator');
    const { issueId, donor, pledgeId } = await pledged('40');
    await (await newVisitor()).expectCall(playChargeback, { body: { pledgeId } });
    const other = await pledged('30');
    const freeze = { isFrozen: true, reason: WHY };
    const params = { id: other.issueId };
    await (await newPersonAs('ambassador')).expectCall(freezeEscrow, { params, body: freeze });
    const list = async (trouble: 'charged_back' | 'frozen' | 'overdue') =>
      (await operator.expectCall(listMoneyTroubles, { query: { trouble, pageSize: 500 } })).items;
    expect(await list('charged_back')).toContainEqual(
      expect.objectContaining({ issueId, userName: donor.username, amount: '40.00' }),
    );
    expect(await list('frozen')).toContainEqual(
      expect.objectContaining({ issueId: other.issueId, amount: '30.00', detail: WHY }),
    );
    expect((await list('overdue')).map((one) => one.issueId)).not.toContain(issueId);
  });

  test('and what leaves the installation are for operators alone', async () => {
    const body = { kind: 'push', id: '1', reason: WHY } as const;
    for (const by of [await newPerson(), await newPersonAs('ambassador')]) {
      expectRefusal(await by.call(getMoneyStates), 'forbidden');
      expectRefusal(await by.call(listMoneyTroubles), 'forbidden');
      expectRefusal(await by.call(listDeliveries), 'forbidden');
      expectRefusal(await by.call(getHealth), 'forbidden');
      expectRefusal(await by.call(getConsoleOverview), 'forbidden');
      expectRefusal(await by.call(repeatDelivery, { body }), 'forbidden');
    }
    expectRefusal(await (await newVisitor()).call(getHealth), 'not_signed_in');
  });
});

const dollars = (weeks: readonly { paid: string }[]) =>
  weeks.reduce((sum, { paid }) => sum + Number(paid), 0);

scenarios('the state of an installation', () => {
  test('tells what was reported, fixed and paid in twelve weeks', async () => {
    const operator = await newPersonAs('operator');
    const figures = async () => {
      const { weeks, medianDays } = await operator.expectCall(getConsoleOverview);
      expect(weeks).toHaveLength(OVERVIEW_WEEKS);
      const sum = (key: 'reported' | 'fixed') => weeks.reduce((all, week) => all + week[key], 0);
      return {
        reported: sum('reported'),
        fixed: sum('fixed'),
        paid: dollars(weeks),
        medianDays,
      };
    };
    // What other scenarios did leaves the weeks that are looked at, and not while this one runs.
    await passHours(24 * 7 * (OVERVIEW_WEEKS + 1));
    const before = await figures();
    const judged = await handIn(await openWorkAt(newPlace(), ['400', '200']));
    const opened = await figures();
    expect([opened.reported - before.reported, opened.fixed - before.fixed]).toEqual([1, 0]);
    await ballot(judged.donor, judged, 'approve');
    await ballot(judged.reporter, judged, 'approve');
    await passHours(24 * 3);
    const after = await figures();
    expect([after.reported - before.reported, after.fixed - before.fixed]).toEqual([1, 1]);
    expect(after.paid - before.paid).toBeCloseTo(450, 5);
    expect(after.medianDays).toBeGreaterThan(0);
  });

  test('tells storage, books and what waits, without a name or an address', async () => {
    const operator = await newPersonAs('operator');
    const health = await operator.expectCall(getHealth);
    expect(health.database.bytes).toBeGreaterThan(1_000_000);
    expect(health.deliveries.map(({ kind }) => kind)).toEqual([
      'push',
      'email',
      'account_mail',
      'payment',
      'forwarding',
    ]);
    expect(health.signIns).toBeGreaterThan(0);
    expect(JSON.stringify(health)).not.toContain('@');
  });

  test('lists deliveries, of which none that is not there is repeated', async () => {
    const operator = await newPersonAs('operator');
    const query = { kind: 'payment', state: 'failing' } as const;
    expect((await operator.expectCall(listDeliveries, { query })).page).toBe(1);
    for (const [kind, id] of [
      ['push', '999999999'],
      ['email', 'none'],
      ['account_mail', operator.id],
      ['payment', operator.id],
    ] as const) {
      const refused = await operator.call(repeatDelivery, { body: { kind, id, reason: WHY } });
      expectRefusal(refused, 'not_found');
    }
    const short = { kind: 'push', id: '1', reason: 'Again.' } as const;
    const unexplained = await operator.call(repeatDelivery, { body: short });
    expectFieldError(unexplained, 'reason', 'Please explain in at least 20 characters.');
  });
});
