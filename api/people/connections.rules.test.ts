import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countUnconnected, groupsOf, type Link } from './connections.rules.ts';

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

  it('count as the people behind them, however many accounts each makes', () => {
    const accounts = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 6 });
    const seen = fc.func<[number, number], boolean>(fc.boolean());
    fc.assert(
      fc.property(accounts, seen, (counts, isByCard) => {
        // Each shares a card or browser with the account before it, and nothing else.
        const links = counts.flatMap((count, who) =>
          Array.from({ length: count - 1 }, (_, at) => {
            const key = `${isByCard(who, at) ? 'card' : 'browser'} ${who} ${at}`;
            return [at, at + 1].map((one) => ({ key, userId: `${who} account ${one}` }));
          }).flat(),
        );
        const everybody = counts.flatMap((count, who) =>
          Array.from({ length: count }, (_, at) => `${who} account ${at}`),
        );
        expect(countUnconnected(everybody, groupsOf(links))).toBe(counts.length);
      }),
    );
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
