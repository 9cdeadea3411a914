import { expect, it } from 'vitest';
import { getIssue } from '#schema/issues/issue.ts';
import { createPledge, withdrawPledge } from '#schema/case/pledge.ts';
import { PLEDGE_EXPIRY_DAYS, PLEDGE_EXPIRY_FIRST_NOTICE_DAYS } from '#schema/limits.ts';
import { listOwnPledges } from '#schema/case/ownLists.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { freezeEscrow } from '#schema/case/desk.ts';
import { runDueWork } from '#api/jobs/runDueWork.ts';
import { DAY_MS } from '#schema/durations.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { createTestClock } from '#tests/support/servers/testApi.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';

const REASON = 'It shows the face of a passer-by.';

const api = await apiOfTests({ clock: createTestClock() });
const operator = await operatorOf(api);
const ambassador = await personOf(api);
await api.database.query(`update app_user set account_role = 'ambassador' where id = $1`, [
  ambassador.id,
]);

/** What somebody of the house does to an issue and then leaves. */
const HOLDS: Record<string, (issueId: string) => Promise<unknown>> = {
  hidden: (id) =>
    operator.expectCall(hideIssue, { params: { id }, body: { isHidden: true, reason: REASON } }),
  frozen: (id) =>
    ambassador.expectCall(freezeEscrow, {
      params: { id },
      body: { isFrozen: true, reason: REASON },
    }),
};
const EACH = Object.entries(HOLDS);

async function pledgeInto(donor: TestPerson): Promise<{ issueId: string; pledgeId: string }> {
  const { id: issueId } = await fileReport(await personOf(api));
  const pledge = await donor.expectCall(createPledge, { body: { issueId, amount: '100' } });
  if (!('id' in pledge)) throw new TypeError('A pledge by card');
  return { issueId, pledgeId: pledge.id };
}

const stateOf = async (donor: TestPerson, pledgeId: string) => {
  const { items } = await donor.expectCall(listOwnPledges);
  return items.find(({ id }) => id === pledgeId);
};

it.each(EACH)('money in a %s issue goes back when its donor wants it', async (_, hold) => {
  const donor = await personOf(api);
  const { issueId, pledgeId } = await pledgeInto(donor);
  await hold(issueId);
  expect(await stateOf(donor, pledgeId)).toMatchObject({ state: 'held' });
  await donor.expectCall(withdrawPledge, { params: { id: pledgeId } });
  expect(await stateOf(donor, pledgeId)).toMatchObject({ state: 'withdrawn' });
});

it('the page of a hidden issue stays closed to others', async () => {
  const donor = await personOf(api);
  const { issueId, pledgeId } = await pledgeInto(donor);
  await HOLDS.hidden?.(issueId);
  const stranger = await personOf(api);
  const page = await stranger.call(getIssue, { params: { id: issueId } });
  expect(page.status).toBe(404);
  const taken = await stranger.call(withdrawPledge, { params: { id: pledgeId } });
  expect(taken.status).toBe(403);
});

it('a frozen account takes its money back', async () => {
  const donor = await personOf(api);
  const { pledgeId } = await pledgeInto(donor);
  await api.database.query('update app_user set is_frozen = true where id = $1', [donor.id]);
  const taken = await donor.call(withdrawPledge, { params: { id: pledgeId } });
  expect(taken.status).toBe(204);
});

it('money in hidden and frozen issues that are left so goes back after 180 days', async () => {
  const donor = await personOf(api);
  const pledged: string[] = [];
  for (const [, hold] of EACH) {
    const { issueId, pledgeId } = await pledgeInto(donor);
    await hold(issueId);
    pledged.push(pledgeId);
  }
  const states = async () => {
    const rows: { status: string }[] = await api.database.query(
      'select status from pledge where id = any ($1::uuid[])',
      [pledged],
    );
    return rows.map(({ status }) => status);
  };
  for (const days of [PLEDGE_EXPIRY_DAYS - PLEDGE_EXPIRY_FIRST_NOTICE_DAYS, 13, 1]) {
    expect(await states()).toEqual(['held', 'held']);
    api.clock.advance(days * DAY_MS);
    await runDueWork({
      database: api.database,
      clock: api.clock,
      warn: (message) => expect(message).toBe(''),
      isStopping: () => false,
    });
  }
  // The server's own round passes over what this one holds, and the other way round.
  await expect.poll(states).toEqual(['refunded', 'refunded']);
});
