import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VOTE_TYPES, type VoteType } from '#schema/case/vote.ts';
import { toggleVote } from './voteToggle.rules.ts';

describe('a vote', () => {
  it('is changed by the other way and taken back by the same again', () => {
    expect(toggleVote(null, 'upvote')).toMatchObject({ vote: 'upvote', upvoteChange: 1 });
    expect(toggleVote('upvote', 'downvote')).toEqual({
      vote: 'downvote',
      upvoteChange: -1,
      downvoteChange: 1,
    });
    expect(toggleVote('downvote', 'downvote')).toEqual({
      vote: null,
      upvoteChange: 0,
      downvoteChange: -1,
    });
  });

  it('keeps the counts equal to the votes that stand, whatever people do', () => {
    const casts = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...VOTE_TYPES)),
    );
    fc.assert(
      fc.property(casts, (made) => {
        const standing = new Map<string, VoteType | null>();
        let [upvotes, downvotes] = [0, 0];
        for (const [person, cast] of made) {
          const decision = toggleVote(standing.get(person) ?? null, cast);
          standing.set(person, decision.vote);
          upvotes += decision.upvoteChange;
          downvotes += decision.downvoteChange;
        }
        const count = (type: VoteType) => [...standing.values()].filter((v) => v === type).length;
        expect([upvotes, downvotes]).toEqual([count('upvote'), count('downvote')]);
      }),
    );
  });
});
