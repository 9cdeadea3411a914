import { describe, expect, it } from 'vitest';
import type { OwnPledge } from '#schema/case/ownLists.ts';
import { fixedInYear } from './ownYear.ts';

const pledge = (issueId: string, closedAt: string | null, part: Partial<OwnPledge> = {}) => ({
  id: '',
  issueId,
  issueTitle: issueId,
  amount: '100.00',
  state: 'spent' as const,
  createdAt: '2025-12-01T10:00:00.000Z',
  returnsAt: null,
  closedAt,
  flow: { held: '0.00', solver: '72.00', platform: '8.00', back: '20.00', borne: '0.00' },
  ...part,
});

describe('what was fixed in a year with one’s money', () => {
  it('adds up the pledges of each issue, without what came back, the newest first', () => {
    const pledges = [
      pledge('bench', '2026-03-01T10:00:00.000Z'),
      pledge('lamp', '2026-05-01T10:00:00.000Z'),
      pledge('bench', '2026-03-01T10:00:00.000Z'),
    ];
    expect(fixedInYear(pledges, 2026).map(({ issueId, spent }) => [issueId, spent])).toEqual([
      ['lamp', 8_000n],
      ['bench', 16_000n],
    ]);
  });

  it('counts neither other years nor what was not spent', () => {
    const pledges = [
      pledge('old', '2025-12-31T23:59:59.000Z'),
      pledge('held', null, { state: 'held' }),
      pledge('back', '2026-03-01T10:00:00.000Z', { state: 'refunded' }),
      pledge('new', '2026-01-01T00:00:00.000Z'),
    ];
    expect(fixedInYear(pledges, 2026).map(({ issueId }) => issueId)).toEqual(['new']);
  });
});
