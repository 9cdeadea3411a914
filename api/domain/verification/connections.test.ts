import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countUnconnected, groupsOf, type Link } from './connections.ts';

const people = ['ann', 'bob', 'cy', 'dot', 'eve'];

describe('connected accounts', () => {
  it('share something, or are connected through somebody who does', () => {
    const groups = groupsOf([
      { key: 'card 1', userId: 'cy' },
      { key: 'push 7', userId: 'bob' },
      { key: 'card 1', userId: 'bob' },
      { key: 'push 7', userId: 'ann' },
      { key: 'card 2', userId: 'dot' },
    ]);
    expect(people.map(groups)).toEqual(['ann', 'ann', 'ann', 'dot', 'eve']);
    expect(countUnconnected(people, groups)).toBe(3);
  });

  it('are the same whatever the order in which links came', () => {
    const link = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      userId: fc.constantFrom(...people),
    });
    fc.assert(
      fc.property(
        fc
          .array(link, { maxLength: 12 })
          .chain((links: Link[]) =>
            fc.tuple(fc.constant(links), fc.shuffledSubarray(links, { minLength: links.length })),
          ),
        ([links, shuffled]) => {
          expect(people.map(groupsOf(shuffled))).toEqual(people.map(groupsOf(links)));
        },
      ),
    );
  });
});
