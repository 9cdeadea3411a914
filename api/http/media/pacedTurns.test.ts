import { expect, it } from 'vitest';
import { createPartTurns } from './partTurns.ts';

const PART = new Uint8Array(1);

/** A file of so many parts, which are there at once. */
const fileOf = (count: number) => ({
  length: count,
  async *parts() {
    for (let at = 0; at < count; at += 1) yield PART;
  },
});

it('every part of a file comes, in order', async () => {
  const inTurns = createPartTurns();
  const parts = [Uint8Array.of(1), Uint8Array.of(2), Uint8Array.of(3)];
  const file = {
    length: 3,
    async *parts() {
      yield* parts;
    },
  };
  const read: Uint8Array[] = [];
  for await (const part of inTurns(file, 'a')) read.push(part);
  expect(read).toEqual(parts);
});

it('many downloads together pass on one part in each turn of the event loop', async () => {
  const inTurns = createPartTurns();
  let [passed, most] = [0, 0];
  const download = async (address: string) => {
    for await (const _ of inTurns(fileOf(4), address)) passed += 1;
  };
  const all = Promise.all(Array.from({ length: 20 }, (_, at) => download(`address ${at % 3}`)));
  for (let before = 0; before < 80;) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    most = Math.max(most, passed - before);
    before = passed;
  }
  await all;
  expect(most).toBe(1);
});

it('an address with many downloads does not make another wait for all of them', async () => {
  const inTurns = createPartTurns();
  const order: string[] = [];
  const download = async (address: string) => {
    for await (const _ of inTurns(fileOf(1), address)) order.push(address);
  };
  await Promise.all([...Array.from({ length: 9 }, () => download('many')), download('one')]);
  expect(order.indexOf('one')).toBeLessThan(4);
});
