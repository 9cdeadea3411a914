import { describe, expect, it } from 'vitest';
import { EVENT_TOPICS } from '#schema/event.ts';
import { queryKeys, listStaleKeys } from './queryKeys.ts';

const ISSUE_ID = '3f8f7a0e-8a53-4e0e-9a51-0d9b4f6f1c11';

describe('what a live event makes stale', () => {
  it('is everything after a gap', () => {
    expect(listStaleKeys({ topic: 'resync', id: null })).toBeNull();
  });

  it('is the discussion and its count for a message, and no list', () => {
    const keys = listStaleKeys({ topic: 'chat', id: ISSUE_ID });
    expect(keys).toContainEqual(queryKeys.messages(ISSUE_ID));
    expect(keys).toContainEqual(queryKeys.issue(ISSUE_ID));
    expect(keys).not.toContainEqual(queryKeys.issues());
  });

  it('is money everywhere it is shown for a pledge', () => {
    const keys = listStaleKeys({ topic: 'pledges', id: ISSUE_ID });
    for (const key of [
      queryKeys.pledges(ISSUE_ID),
      queryKeys.issue(ISSUE_ID),
      queryKeys.issues(),
      queryKeys.impactStats(),
    ])
      expect(keys).toContainEqual(key);
  });

  it('is what a profile sums up as well', () => {
    const keysOf = (topic: 'votes' | 'pledges' | 'proposals') =>
      listStaleKeys({ topic, id: ISSUE_ID });
    expect(keysOf('votes')).toContainEqual(queryKeys.userVotes());
    expect(keysOf('pledges')).toContainEqual(queryKeys.donations());
    expect(keysOf('proposals')).toContainEqual(queryKeys.userProposals());
    const [prefix] = queryKeys.donations();
    expect(queryKeys.donations('somebody')[0]).toBe(prefix);
  });

  it('is known for every topic of the contract', () => {
    for (const topic of EVENT_TOPICS) {
      const keys = listStaleKeys({ topic, id: ISSUE_ID });
      expect(keys === null || keys.length > 0).toBe(true);
    }
  });
});

describe('keys of lists', () => {
  it('share one prefix, so that one invalidation reaches every page', () => {
    const [prefix] = queryKeys.issues();
    expect(queryKeys.issues({ page: 2 })[0]).toBe(prefix);
    expect(queryKeys.issues({})).not.toEqual(queryKeys.issues());
  });
});
