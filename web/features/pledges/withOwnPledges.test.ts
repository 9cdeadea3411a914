import { describe, expect, it } from 'vitest';
import type { Pledge } from '#schema/case/pledge.ts';
import { withOwnPledges } from './withOwnPledges.ts';

const pledge = (pledgeNumber: number): Pledge => ({
  id: `pledge-${pledgeNumber}`,
  issueId: 'issue',
  amount: '5.00',
  userId: 'donor',
  userName: 'donor',
  pledgeNumber,
  createdAt: '2026-05-18T10:00:00.000Z',
  refundDueAt: null,
});
const numbers = (pledges: readonly Pledge[]) => pledges.map(({ pledgeNumber }) => pledgeNumber);

describe('the list of pledges', () => {
  it('has the reader’s own ones, also those of pages that are not loaded', () => {
    const listed = [pledge(9), pledge(8), pledge(7)];
    expect(numbers(withOwnPledges(listed, [pledge(8), pledge(2), pledge(1)]))).toEqual([
      9, 8, 7, 2, 1,
    ]);
  });

  it('is what was listed where nothing more is known', () => {
    expect(numbers(withOwnPledges([pledge(2), pledge(1)]))).toEqual([2, 1]);
  });
});
