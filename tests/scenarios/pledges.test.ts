import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getIssue } from '#schema/issue.ts';
import { formatCents } from '#schema/money.ts';
import { createPledge, listDonations, listPledges } from '#schema/pledge.ts';
import { getImpactStats } from '#schema/statistics.ts';
import { fileReport } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target } from './target.ts';

scenarios('pledging', () => {
  test('the first pledge makes an issue funded; each has its number and its donor', async () => {
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
        for (const amount of amounts.map(formatCents)) {
          await donor.expectCall(createPledge, { body: { issueId, amount } });
        }
        const issue = await donor.expectCall(getIssue, { params: { id: issueId } });
        const sum = amounts.reduce((total, amount) => total + amount, 0n);
        expect(issue.currentFunding).toBe(formatCents(sum));
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

  test('pledging needs an account and an issue', async () => {
    const { id: issueId } = await fileReport(await newPerson());
    const body = { issueId, amount: '5' };
    expectRefusal(await (await newVisitor()).call(createPledge, { body }), 'not_signed_in');
    const nowhere = { issueId: randomUUID(), amount: '5' };
    const donor = await newPerson('donator');
    expectRefusal(await donor.call(createPledge, { body: nowhere }), 'issue_not_found');
  });

  test('a person sees the own donations and nobody else’s', async () => {
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

  test('the figures of the site follow', async () => {
    const donor = await newPerson('donator');
    const before = await donor.expectCall(getImpactStats);
    const { id: issueId } = await fileReport(donor);
    await donor.expectCall(createPledge, { body: { issueId, amount: '40' } });
    const after = await donor.expectCall(getImpactStats);
    expect(after.totalIssues).toBe(before.totalIssues + 1);
    expect(after.funded).toBe(before.funded + 40);
  });
});
