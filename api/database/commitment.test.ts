import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitTo, PrivateValue } from './commitment.ts';

const sha256 = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

const salts = fc.uint8Array({ minLength: 32, maxLength: 32 });
const guessable = fc.constantFrom('', 'low', 'high', 'critical', '2027-05-01', 'null', '0', '100');
const fields = fc.dictionary(fc.constantFrom('priority', 'dueDate', 'reason', 'title'), guessable, {
  minKeys: 1,
});
const place = (sequence: number) => ({ sequence, name: '' });

type Sealed = { changes: Record<string, { from: string | null; to: string | null }> };

function sealed(values: Record<string, string>, salt: Uint8Array | null, sequence: number): Sealed {
  const changes = Object.fromEntries(
    Object.entries(values).map(([name, text]) => [
      name,
      { from: new PrivateValue(text), to: new PrivateValue('low') },
    ]),
  );
  return commitTo({ changes }, salt, place(sequence)) as Sealed;
}

const told = ({ changes }: Sealed) => Object.values(changes).flatMap(({ from, to }) => [from, to]);

describe('a private value on record', () => {
  it('is found by no list of values, however small the set it comes from', () => {
    fc.assert(
      fc.property(fields, salts, fc.integer({ min: 1 }), (values, salt, sequence) => {
        const words = ['', 'low', 'high', 'critical', '2027-05-01', 'null', '0', '100'];
        const tried = words.flatMap((word) =>
          [word, JSON.stringify(word), `${sequence} ${word}`].map((text) =>
            sha256(text).toString('hex'),
          ),
        );
        for (const commitment of told(sealed(values, salt, sequence))) {
          expect(commitment).toMatch(/^[0-9a-f]{64}$/u);
          expect(tried).not.toContain(commitment);
        }
      }),
    );
  });

  it('looks like no other, of the same value, in the same entry, the next one or another issue', () => {
    fc.assert(
      fc.property(fields, fc.uniqueArray(salts, { minLength: 2, maxLength: 2 }), (values, pair) => {
        const [one = null, other = null] = pair;
        fc.pre(one !== null && other !== null && Buffer.compare(one, other) !== 0);
        const all = [sealed(values, one, 1), sealed(values, one, 2), sealed(values, other, 1)];
        const commitments = all.flatMap(told);
        expect(new Set(commitments).size).toBe(commitments.length);
      }),
    );
  });

  it('is checked by whoever is told its key, which opens no other', () => {
    fc.assert(
      fc.property(fields, salts, fc.integer({ min: 1 }), (values, salt, sequence) => {
        const { changes } = sealed(values, salt, sequence);
        for (const [name, text] of Object.entries(values)) {
          const key = sha256(salt, `${sequence} changes.${name}.from`);
          expect(sha256(key, text).toString('hex')).toBe(changes[name]?.from);
          expect(sha256(key, 'low').toString('hex')).not.toBe(changes[name]?.to);
        }
      }),
    );
  });

  it('leaves nothing behind once the salt is gone', () => {
    fc.assert(
      fc.property(fields, fc.integer({ min: 1 }), (values, sequence) => {
        expect(new Set(told(sealed(values, null, sequence)))).toEqual(new Set([null]));
      }),
    );
  });
});
