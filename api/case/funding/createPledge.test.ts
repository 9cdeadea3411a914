import { afterAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#schema/durations.ts';
import { createPledge, listPledges, type Pledge } from '#schema/case/pledge.ts';
import { getSettings } from '#schema/site/settings.ts';
import { moveTestClock } from '#schema/site/testClock.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { startCardSite } from '#tests/support/browser/cardSite.ts';
import { startTestApi } from '#tests/support/servers/testApi.ts';
import { personOf } from '#tests/support/database/testPerson.ts';

/** After how many days a pledge is refunded automatically, as it was promised. */
const daysOf = ({ createdAt, refundDueAt }: Pledge): number =>
  (Date.parse(refundDueAt ?? '') - Date.parse(createdAt)) / DAY_MS;

const before = await startTestApi({ settings: { PLEDGE_EXPIRY_DAYS: '30' } });
const settings = { PLEDGE_EXPIRY_DAYS: '200' };
const after = await startTestApi({ settings, sharedWith: before });
const cards = await startCardSite({ PLEDGE_EXPIRY_DAYS: '45', TIME_MACHINE: 'on' });
afterAll(async () => {
  await after.stop();
  await before.stop();
  await cards.stop();
});

describe('the time after which a pledge goes back by itself', () => {
  it('is the operator’s setting, told before and kept by what was pledged', async () => {
    const [early, late] = [await personOf(before), await personOf(after)];
    expect((await early.expectCall(getSettings)).pledgeExpiryDays).toBe(30);
    expect((await late.expectCall(getSettings)).pledgeExpiryDays).toBe(200);
    const { id: issueId } = await fileReport(early);
    const body = { issueId, amount: '20' };
    expect(daysOf(await early.expectCall(createPledge, { body }))).toBe(30);
    expect(daysOf(await late.expectCall(createPledge, { body }))).toBe(200);
    const standing = await late.expectCall(listPledges, { params: { id: issueId } });
    expect(standing.map(daysOf)).toEqual([200, 30]);
  });

  it('is the same for cards, also when the message of the payment was lost', async () => {
    const { id: issueId } = await cards.newIssue();
    expect(daysOf(await cards.pledge(issueId, '20'))).toBe(45);
    await cards.standing(issueId, '20');
    cards.pay((await cards.pledge(issueId, '30')).id);
    await cards.donor.expectCall(moveTestClock, { body: { advanceHours: 1 } });
    const standing = await cards.donor.expectCall(listPledges, { params: { id: issueId } });
    expect(standing.map((pledge) => [pledge.amount, daysOf(pledge)])).toEqual([
      ['30.00', 45],
      ['20.00', 45],
    ]);
  });
});
