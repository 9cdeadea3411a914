import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { tellAffected } from '#schema/issues/affected.ts';
import { listWorkAlerts, saveWorkAlert } from '#schema/issues/workAlert.ts';
import { WORK_ALERTS_MAX } from '#schema/issues/workAlertLimits.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { passHours, pledge } from './case.ts';
import { fileReport, propose, REPORT } from './fixtures.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, type Person } from './target.ts';

/** A place of one test alone. */
const placeAt = (at: number) => ({ latitude: String(-30 - at / 10), longitude: '-25.5' });
const alertAt = (at: number, change: { category?: string; minRaised?: string } = {}) => ({
  ...placeAt(at),
  name: `Plain ${at}`,
  radiusKm: 5 as const,
  category: null,
  minRaised: '0',
  ...change,
});

const alertCall = (alert: ReturnType<typeof alertAt> | null, id: string = randomUUID()) => ({
  params: { id },
  body: { alert },
});

const reportAt = (at: number, title: string) =>
  newPerson().then((reporter) => fileReport(reporter, { ...REPORT, ...placeAt(at), title }));

const toldOf = async (person: Person) =>
  (await person.expectCall(listNotifications))
    .filter(({ content }) => content.includes('needs a solver'))
    .map(({ content, issueId }) => ({ content, issueId }));

scenarios('alerts for work', () => {
  test('tell a person once of what comes to need a solver there', async () => {
    const [solver, donor] = [await newPerson(), await newPerson()];
    const before = await reportAt(1, 'A wall that is old news');
    await pledge(donor, before.id, '90');
    await solver.expectCall(saveWorkAlert, alertCall(alertAt(1, { minRaised: '50' })));
    await solver.expectCall(saveWorkAlert, alertCall(alertAt(1)));
    const paid = await reportAt(1, 'A wall with money behind it');
    await reportAt(1, 'A wall that nobody stands behind');
    const far = await reportAt(3, 'A wall far away');
    const own = await fileReport(solver, { ...REPORT, ...placeAt(1), title: 'A wall of my own' });
    for (const { id } of [paid, far, own]) await pledge(donor, id, '60');
    await passHours(1);
    const told = [
      {
        content:
          '“A wall with money behind it” near Plain 1 needs a solver. Raised so far: $60.00.',
        issueId: paid.id,
      },
    ];
    await expect.poll(() => toldOf(solver)).toEqual(told);
    await pledge(donor, paid.id, '60');
    await passHours(1);
    expect(await toldOf(solver)).toEqual(told);
  });

  test('wait for the money and the category that were asked for', async () => {
    const [solver, donor] = [await newPerson(), await newPerson()];
    const asked = alertAt(5, { minRaised: '100', category: 'infrastructure' });
    await solver.expectCall(saveWorkAlert, alertCall(asked));
    const other = await newPerson();
    await other.expectCall(saveWorkAlert, alertCall(alertAt(5, { category: 'safety' })));
    const { id } = await reportAt(5, 'A hole that takes money');
    await donor.expectCall(tellAffected, { params: { id }, body: { isAffected: true } });
    await pledge(donor, id, '99.99');
    await passHours(1);
    expect(await toldOf(solver)).toEqual([]);
    await pledge(donor, id, '1');
    await passHours(1);
    await expect.poll(() => toldOf(solver)).toMatchObject([{ issueId: id }]);
    expect(await toldOf(other)).toEqual([]);
  });

  test('leave out what the person has bid for, and end when they say so', async () => {
    const [solver, donor] = [await newPerson(), await newPerson()];
    const id = randomUUID();
    await solver.expectCall(saveWorkAlert, alertCall(alertAt(7), id));
    const bid = await reportAt(7, 'A lamp with an offer');
    await propose(solver, bid.id);
    await pledge(donor, bid.id, '60');
    await passHours(1);
    await solver.expectCall(saveWorkAlert, alertCall(null, id));
    await pledge(donor, (await reportAt(7, 'A lamp after the end')).id, '60');
    await passHours(1);
    expect(await toldOf(solver)).toEqual([]);
    expect(await solver.expectCall(listWorkAlerts)).toEqual([]);
  });

  test('are so many and no more, each of its own person', async () => {
    const [person, other, id] = [await newPerson(), await newPerson(), randomUUID()];
    expectRefusal(await (await newVisitor()).call(listWorkAlerts), 'not_signed_in');
    const asked = alertAt(9, { minRaised: '500' });
    for (const sent of [asked, asked]) await person.expectCall(saveWorkAlert, alertCall(sent, id));
    await other.expectCall(saveWorkAlert, alertCall(null, id));
    expect(await person.expectCall(listWorkAlerts)).toMatchObject([
      { id, name: 'Plain 9', radiusKm: 5, category: null, minRaised: '500.00', latitude: -30.9 },
    ]);
    expectRefusal(await other.call(saveWorkAlert, alertCall(asked, id)), 'id_taken');
    expectFieldError(
      await person.call(saveWorkAlert, alertCall(alertAt(9, { minRaised: '-1' }))),
      'alert.minRaised',
      'Please enter an amount in dollars, for example 25 or 25.50.',
    );
    for (let at = 1; at < WORK_ALERTS_MAX; at += 1)
      await person.expectCall(saveWorkAlert, alertCall(asked));
    expectRefusal(await person.call(saveWorkAlert, alertCall(asked)), 'too_many_alerts');
  });
});
