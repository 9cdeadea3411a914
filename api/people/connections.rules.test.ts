import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countUnconnected,
  haveCommon,
  groupKeys,
  keysOfAll,
  UNCONNECTED,
  withoutShared,
  type Link,
} from './connections.rules.ts';

const people = ['ann', 'bob', 'cy', 'dot', 'eve'];
const CHAIN: Link[] = [
  { key: 'card 1', userId: 'cy' },
  { key: 'push 7', userId: 'bob' },
  { key: 'card 1', userId: 'bob' },
  { key: 'push 7', userId: 'ann' },
  { key: 'card 2', userId: 'dot' },
];

describe('connected accounts', () => {
  it('share something themselves: never by way of a third account', () => {
    const keys = groupKeys(CHAIN);
    const isConnected = (one: string, other: string) => haveCommon(keys(one), keys(other));
    expect(isConnected('ann', 'bob')).toBe(true);
    expect(isConnected('bob', 'cy')).toBe(true);
    expect(isConnected('ann', 'cy')).toBe(false);
    expect(isConnected('dot', 'eve')).toBe(false);
    expect(haveCommon(keys('ann'), keysOfAll(['dot', 'bob'], keys))).toBe(true);
  });

  it('are counted without two that are connected, in either way', () => {
    const things = groupKeys(CHAIN);
    expect(countUnconnected(people, { ...UNCONNECTED, things })).toBe(4);
    const meetings = groupKeys(['dot', 'eve'].map((userId) => ({ key: 'dot eve', userId })));
    expect(countUnconnected(people, { things, meetings })).toBe(3);
  });

  it('count as the people behind them, however many accounts each makes', () => {
    const accounts = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 6 });
    fc.assert(
      fc.property(accounts, (counts) => {
        const links = counts.flatMap((count, who) =>
          Array.from({ length: count }, (_, at) => ({
            key: `browser ${who}`,
            userId: `${who} account ${at}`,
          })),
        );
        const everybody = links.map(({ userId }) => userId);
        const things = groupKeys(links);
        expect(countUnconnected(everybody, { ...UNCONNECTED, things })).toBe(counts.length);
      }),
    );
  });

  it('leave as many as can be without a connection, whoever made the connections', () => {
    const link = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      userId: fc.constantFrom(...people),
    });
    fc.assert(
      fc.property(fc.array(link, { maxLength: 12 }), (links) => {
        const keys = groupKeys(links);
        const left = withoutShared(people, keys);
        for (const one of left)
          for (const other of left)
            expect(one !== other && haveCommon(keys(one), keys(other))).toBe(false);
        const held = keysOfAll(left, keys);
        for (const out of people.filter((id) => !left.includes(id)))
          expect(haveCommon(keys(out), held)).toBe(true);
      }),
    );
  });
});
