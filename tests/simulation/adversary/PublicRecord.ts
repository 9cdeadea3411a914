import { createHash } from 'node:crypto';
import { PrivateValue } from '#api/database/commitment.ts';
import type { RandomSource } from '#tests/torture/randomSource.ts';
import { BrokenPromise } from './BrokenPromise.ts';
import type { Rules } from './rules.ts';

/** All that a field of few values can hold: whoever wants to know it tries them one by one. */
const VALUES = ['low', 'medium', 'high', 'critical', ''];
const SALT_BYTES = 32;
const MOST_ENTRIES = 6;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** What stands on the public record of a case: each changed value as a commitment, at its place. */
export class PublicRecord {
  private salt: Uint8Array | null;
  private readonly told: { commitment: unknown; sequence: number; name: string }[] = [];
  private readonly rules: Rules;

  constructor(rules: Rules, random: RandomSource) {
    this.rules = rules;
    this.salt = Uint8Array.from({ length: SALT_BYTES }, () => random.between(0, 255));
  }

  /** The reporter changes their mind, maybe back to what it was. */
  change(from: string, to: string): void {
    const sequence = this.told.length + 1;
    for (const [name, text] of Object.entries({ from, to })) {
      const value = new PrivateValue(text);
      const commitment = this.rules.commitTo(value, this.salt, { sequence, name });
      this.told.push({ commitment, sequence, name });
    }
  }

  changeAtRandom(random: RandomSource): void {
    if (this.told.length < MOST_ENTRIES) this.change(random.pick(VALUES), random.pick(VALUES));
  }

  /** Drops what the commitments could be checked by. */
  erase(): void {
    this.salt = null;
    this.change('low', 'high');
    const [last] = this.told.splice(-2);
    if (last?.commitment !== null) throw new BrokenPromise('An erased issue commits to a value.');
  }

  /** What a stranger makes of the record, who knows all but the salt. */
  check(): void {
    const published = new Set(this.told.map(({ commitment }) => commitment));
    if (published.size < this.told.length) {
      throw new BrokenPromise('The record shows which values are alike.');
    }
    const salts = [new Uint8Array(SALT_BYTES), sha256('issue')];
    for (const text of VALUES) {
      const plain = [text, JSON.stringify(text)].map((one) => sha256(one).toString('hex'));
      const value = new PrivateValue(text);
      const salted = this.told.flatMap((place) =>
        salts.map((salt) => this.rules.commitTo(value, salt, place)),
      );
      if ([...plain, ...salted].some((guess) => published.has(guess))) {
        throw new BrokenPromise('A value on the record can be read back.');
      }
    }
  }
}
