import { afterAll, describe, expect, it } from 'vitest';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { getIssue } from '#schema/issues/issue.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { playChargeback } from '#schema/case/testChargeback.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { expectRefusal } from '#tests/scenarios/problems.ts';
import { startCardSite } from '#tests/support/browser/cardSite.ts';
import { startTestApi } from '#tests/support/servers/testApi.ts';
import { personOf } from '#tests/support/database/testPerson.ts';

const plain = await startTestApi();
const testers = await startTestApi({ settings: { TIME_MACHINE: 'on' } });
const cards = await startCardSite({ TIME_MACHINE: 'on' });
afterAll(async () => {
  await plain.stop();
  await testers.stop();
  await cards.stop();
});

describe('the testers’ chargeback', () => {
  it('leaves books that hold, however often it is told', async () => {
    const donor = await personOf(testers);
    const { id: issueId } = await fileReport(donor);
    const made = await donor.expectCall(createPledge, { body: { issueId, amount: '20' } });
    await donor.expectCall(createPledge, { body: { issueId, amount: '5' } });
    const body = { pledgeId: made.id };
    const tell = () => donor.call(playChargeback, { body });
    const answers = await Promise.all([tell(), tell(), tell()]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const { currentFunding } = await donor.expectCall(getIssue, { params: { id: issueId } });
    expect(currentFunding).toBe('5.00');
    expect((await checkBooks(testers.database.manager)).problem).toBeNull();
  });

  it('is not there without the time machine', async () => {
    const donor = await personOf(plain);
    const { id: issueId } = await fileReport(donor);
    const made = await donor.expectCall(createPledge, { body: { issueId, amount: '20' } });
    expectRefusal(await donor.call(playChargeback, { body: { pledgeId: made.id } }), 'not_found');
    const { currentFunding } = await donor.expectCall(getIssue, { params: { id: issueId } });
    expect(currentFunding).toBe('20.00');
  });

  it('is not there for real money either: only its bank takes that back', async () => {
    const { id: issueId } = await cards.newIssue();
    const { id: pledgeId } = await cards.standing(issueId, '20');
    expectRefusal(await cards.donor.call(playChargeback, { body: { pledgeId } }), 'not_found');
    expect(await cards.issueOf(issueId)).toMatchObject({ currentFunding: '20.00' });
  });
});
