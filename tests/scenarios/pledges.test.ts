import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getIssue } from '#schema/issues/issue.ts';
import { formatCents } from '#schema/money/money.ts';
import { createPledge, listDonations, listPledges, withdrawPledge } from '#schema/case/pledge.ts';
import { getImpactStats } from '#schema/issues/statistics.ts';
import { fileReport } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target } from './target.ts';
import { US_DOLLAR } from '#schema/money/currency.ts';

scenarios('pledging', () => {
  test('the first pledge makes an issue funded; each has its number and its donor [3.4, 7.11, 9.23]', async () => {
    const [reporter, donor] = [await newPerson(), await newPerson('donator')];
    const { id: issueId } = await fileReport(reporter);
    const first = await donor.expectCall(createPledge, { body: { issueId, amount: '25' } });
    expect(first).toMatchObject({
      issueId,
      amount: '25.00',
      userId: donor.id,
      userName: donor.username,
      pledgeNumber: 1,
    });
    // Older clients send numbers; the reporter may pledge as anybody may.
    await reporter.expectCall(createPledge, { body: { issueId, amount: 10.5 } });
    await donor.expectCall(createPledge, { body: { issueId, amount: '0000001.25' } });
    const params = { id: issueId };
    const issue = await donor.expectCall(getIssue, { params });
    expect(issue).toMatchObject({ status: 'funded', currentFunding: '36.75', pledgerCount: 2 });
    const pledges = await (await newVisitor()).expectCall(listPledges, { params });
    expect(pledges.map(({ amount }) => amount)).toEqual(['1.25', '10.50', '25.00']);
    expect(pledges.map(({ pledgeNumber }) => pledgeNumber)).toEqual([3, 2, 1]);
  });

  test('sums are exact to the cent', async () => {
    const donor = await newPerson('donator');
    const cents = fc.bigInt({ min: 100n, max: 9_999_999n });
    await fc.assert(
      fc.asyncProperty(fc.array(cents, { minLength: 2, maxLength: 5 }), async (amounts) => {
        const { id: issueId } = await fileReport(donor);
        for (const amount of amounts.map((one) => formatCents(one, US_DOLLAR))) {
          await donor.expectCall(createPledge, { body: { issueId, amount } });
        }
        const issue = await donor.expectCall(getIssue, { params: { id: issueId } });
        const sum = amounts.reduce((total, amount) => total + amount, 0n);
        expect(issue.currentFunding).toBe(formatCents(sum, US_DOLLAR));
      }),
      { numRuns: 10 },
    );
  });

  test('pledges that come at the same time all count', async () => {
    const donors = await Promise.all(Array.from({ length: 5 }, () => newPerson('donator')));
    const { id: issueId } = await fileReport(await newPerson());
    const body = { issueId, amount: '7' };
    await Promise.all(donors.map((donor) => donor.expectCall(createPledge, { body })));
    const visitor = await newVisitor();
    const issue = await visitor.expectCall(getIssue, { params: { id: issueId } });
    expect(issue).toMatchObject({ currentFunding: '35.00', pledgerCount: 5 });
    const pledges = await visitor.expectCall(listPledges, { params: { id: issueId } });
    expect(pledges.map(({ pledgeNumber }) => pledgeNumber)).toEqual([5, 4, 3, 2, 1]);
  });

  test('the list goes on after the last pledge that is known, also when that went back', async () => {
    const [first, other] = [await newPerson('donator'), await newPerson('donator')];
    const { id: issueId } = await fileReport(await newPerson());
    const made: string[] = [];
    for (const donor of [first, other, other, first])
      made.push((await donor.expectCall(createPledge, { body: { issueId, amount: '2' } })).id);
    const [one = '', two = '', three = '', four = ''] = made;
    const params = { id: issueId };
    const listed = async (query: Record<string, string>) =>
      (await other.expectCall(listPledges, { params, query })).map(({ id }) => id);
    expect(await listed({})).toEqual([four, three, two, one]);
    expect(await listed({ after: three })).toEqual([two, one]);
    expect(await listed({ after: one })).toEqual([]);
    expect(await listed({ after: randomUUID() })).toEqual([]);
    expect(await listed({ userId: first.id })).toEqual([four, one]);
    expect(await listed({ userId: first.id, after: four })).toEqual([one]);
    await other.expectCall(withdrawPledge, { params: { id: three } });
    expect(await listed({ after: three })).toEqual([two, one]);
    expect(await other.expectCall(getIssue, { params })).toMatchObject({
      pledgeCount: 3,
      pledgerCount: 2,
    });
  });

  test('an issue in progress takes pledges, a completed one does not', async () => {
    const donor = await newPerson('donator');
    const { id: issueId } = await fileReport(await newPerson());
    const body = { issueId, amount: '5' };
    await (await target()).forceStatus(issueId, 'in_progress');
    await donor.expectCall(createPledge, { body });
    await (await target()).forceStatus(issueId, 'completed');
    expectRefusal(await donor.call(createPledge, { body }), 'issue_closed');
    const issue = await donor.expectCall(getIssue, { params: { id: issueId } });
    expect(issue).toMatchObject({ status: 'completed', currentFunding: '5.00' });
  });

  test('the smallest and the largest amount are taken', async () => {
    const donor = await newPerson('donator');
    const { id: issueId } = await fileReport(await newPerson());
    for (const amount of ['1', '1000000.00']) {
      await donor.expectCall(createPledge, { body: { issueId, amount } });
    }
  });

  test('pledging needs an account and an issue [6.4]', async () => {
    const { id: issueId } = await fileReport(await newPerson());
    const body = { issueId, amount: '5' };
    expectRefusal(await (await newVisitor()).call(createPledge, { body }), 'not_signed_in');
    const nowhere = { issueId: randomUUID(), amount: '5' };
    const donor = await newPerson('donator');
    expectRefusal(await donor.call(createPledge, { body: nowhere }), 'issue_not_found');
  });

  test('people see their own donations and nobody else’s [7.24]', async () => {
    const [donor, other] = [await newPerson('donator'), await newPerson('donator')];
    const { id: issueId } = await fileReport(await newPerson());
    await donor.expectCall(createPledge, { body: { issueId, amount: '8' } });
    await other.expectCall(createPledge, { body: { issueId, amount: '9' } });
    const params = { id: donor.id };
    const own = await donor.expectCall(listDonations, { params });
    expect(own.map(({ amount, issueId: id }) => [amount, id])).toEqual([['8.00', issueId]]);
    expectRefusal(await other.call(listDonations, { params }), 'forbidden');
    expectRefusal(await (await newVisitor()).call(listDonations, { params }), 'not_signed_in');
  });

  test('the figures of the site follow [3.10, 7.7]', async () => {
    const visitor = await newVisitor();
    const before = await visitor.expectCall(getImpactStats);
    const donor = await newPerson('donator');
    const { id: issueId } = await fileReport(donor);
    await donor.expectCall(createPledge, { body: { issueId, amount: '40' } });
    await (await target()).forceStatus(issueId, 'completed');
    const { successRate, ...counted } = await visitor.expectCall(getImpactStats);
    expect(counted).toEqual({
      totalIssues: before.totalIssues + 1,
      resolved: before.resolved + 1,
      funded: before.funded + 40,
      community: before.community + 1,
    });
    const ended = successRates(before.resolved).indexOf(before.successRate);
    const expected = successRates(before.resolved + 1)[ended] ?? 0;
    // What is known of those that ended otherwise is a rounded percentage.
    expect(Math.abs(successRate - expected)).toBeLessThanOrEqual(1);
  });
});

/** Percent of the decided issues that were resolved, if none ended otherwise, or one, or two, ... */
function successRates(resolved: number): number[] {
  const rate = (ended: number) => Math.round((resolved / (resolved + ended)) * 100);
  return Array.from({ length: 1_000 }, (_, ended) => (resolved === 0 ? 0 : rate(ended)));
}
