import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCopies } from './compareCopies.ts';
import type { OutboxStatus } from './outboxRow.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const statuses: OutboxStatus[] = ['waiting', 'sending', 'attention', 'received'];
const row = fc.record({ status: fc.constantFrom(...statuses), print: fc.constantFrom('1', '2') });
const device = fc.record({
  rows: fc.dictionary(fc.constantFrom(...ids), row),
  discarded: fc.uniqueArray(fc.constantFrom(...ids)),
  copies: fc.dictionary(fc.constantFrom(...ids), fc.constantFrom('1', '2')),
});

test('afterwards each unsent row is twice on the device, and no settled one at all', () => {
  fc.assert(
    fc.property(device, ({ rows, discarded, copies }) => {
      const known = Object.entries(rows).map(([id, one]) => ({ id, ...one }));
      const found = compareCopies(known, new Set(discarded), new Map(Object.entries(copies)));

      const wasInDatabase = new Set(known.map(({ id }) => id));
      const unsent = known.filter(({ status }) => status !== 'received').map(({ id }) => id);
      const after = new Set([...unsent, ...found.missing]);
      const copied = new Set([...Object.keys(copies), ...found.uncopied]);
      for (const id of found.spare) copied.delete(id);

      expect([...copied].toSorted()).toEqual([...after].toSorted());
      for (const id of found.missing) {
        expect(wasInDatabase.has(id)).toBe(false);
        expect(discarded).not.toContain(id);
      }
      const current = known.filter(({ id }) => unsent.includes(id) && !found.uncopied.includes(id));
      for (const { id, print } of current) expect(copies[id]).toBe(print);
    }),
  );
});
