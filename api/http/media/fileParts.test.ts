import { expect, it, onTestFinished, vi } from 'vitest';
import { createPartTurns } from './fileParts.ts';

const PART = new Uint8Array(1);

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

it('many downloads together read one part at a time, at a steady pace', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const inTurns = createPartTurns();
  let read = 0;
  const file = {
    length: 8,
    async *parts() {
      for (let at = 0; at < 8; at += 1) {
        read += 1;
        yield PART;
      }
    },
  };
  const download = async (address: string) => {
    for await (const _ of inTurns(file, address));
  };
  for (let at = 0; at < 20; at += 1) void download(`address ${at % 3}`);
  await vi.advanceTimersByTimeAsync(40);
  expect(read).toBe(10);
  await vi.advanceTimersByTimeAsync(40);
  expect(read).toBe(20);
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

it('a file of one part takes one turn, so that the next one need not wait for two', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const inTurns = createPartTurns();
  let ended = 0;
  const download = async () => {
    for await (const _ of inTurns(fileOf(1), 'a'));
    ended += 1;
  };
  for (let at = 0; at < 20; at += 1) void download();
  await vi.advanceTimersByTimeAsync(40);
  expect(ended).toBe(10);
});
