import { describe, expect, test } from 'vitest';
import { checkFailovers, HEARD_WITHIN_MS, type StoredPledge } from './checkFailovers.ts';
import type { HeardEvent, PledgeAct, PledgeLog } from './pledgeLog.ts';

const act = (cents: number, given: Partial<PledgeAct> = {}): PledgeAct => ({
  userId: 'dan',
  issueId: 'street',
  cents,
  sentMs: 1_000,
  acknowledgedMs: 1_500,
  sent: 1,
  seen: [true, true],
  ...given,
});

const stored = ({ userId, issueId, cents }: PledgeAct, times = 1): StoredPledge => ({
  userId,
  issueId,
  cents,
  times,
});

const told = (atMs: number, given: Partial<HeardEvent> = {}): HeardEvent => ({
  atMs,
  topic: 'pledges',
  id: 'street',
  ...given,
});

/** Everything of `acts` is stored once and told of, but for the changes. */
function rulesBroken(
  acts: PledgeAct[],
  change: Partial<PledgeLog> = {},
  pledges = acts.map((one) => stored(one)),
): string[] {
  const heard = [[told(1_600)], [told(1_700)]];
  const log = { acts, improper: [], heard, ...change };
  return checkFailovers(log, pledges).map(({ rule }) => rule);
}

describe('the checker of failovers', () => {
  test('is content when each pledge is stored once, seen and told of', () => {
    expect(rulesBroken([act(101), act(107)])).toEqual([]);
  });

  test('sees what is lost, doubled, made up, and never received', () => {
    expect(rulesBroken([act(101)], {}, [])).toEqual(['missing']);
    expect(rulesBroken([act(101)], {}, [stored(act(101), 2)])).toEqual(['stored_twice']);
    expect(rulesBroken([act(101)], {}, [stored(act(101)), stored(act(7))])).toEqual([
      'nobody_did_it',
    ]);
    expect(rulesBroken([act(101, { acknowledgedMs: null })])).toEqual(['not_received']);
  });

  test('sees a look that does not find what was acknowledged, and an answer of 500', () => {
    expect(rulesBroken([act(101, { seen: [true, false] })])).toEqual(['read_old']);
    expect(rulesBroken([act(101)], { improper: ['500'] })).toEqual(['improper_answer']);
  });

  test('sees a process that told of nothing, of something else, too early or too late', () => {
    const late = 1_500 + HEARD_WITHIN_MS + 1;
    for (const events of [
      [],
      [told(1_600, { id: 'park' })],
      [told(1_600, { topic: 'chat' })],
      [told(999)],
      [told(late)],
    ]) {
      expect(rulesBroken([act(101)], { heard: [[told(1_600)], events] })).toEqual(['unheard']);
    }
  });

  test('takes the word that anything may have changed', () => {
    const heard = [[told(1_600)], [told(1_600, { topic: 'resync', id: null })]];
    expect(rulesBroken([act(101)], { heard })).toEqual([]);
  });
});
