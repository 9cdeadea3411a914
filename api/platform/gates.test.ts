import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createGate, createLanes, createPace, createPlaces } from './gates.ts';
import { RateLimited } from './access.rules.ts';

function createBench(most: number) {
  const inTurn = createGate({ atOnce: most });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const done: Promise<void>[] = [];
  const bring = (name: string) =>
    done.push(
      inTurn(name.slice(0, 1), async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
  const endAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    await Promise.all(done);
  };
  return { begun, bring, endAll };
}

describe('lanes', () => {
  it('let nobody wait for somebody else, and each for themselves', async () => {
    const inTurn = createLanes({ atOnce: 1 });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const bring = (name: string) =>
      inTurn(name.slice(0, 1), async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
      });
    const all = ['a1', 'a2', 'b1'].map(bring);
    expect(begun).toEqual(['a1', 'b1']);
    ends[0]?.();
    await all[0];
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    for (const end of ends) end();
    await Promise.all(all);
  });
});

describe('a gate', () => {
  it('makes nobody wait for more than one work of somebody who brings many', async () => {
    const { begun, bring, endAll } = createBench(1);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) bring(name);
    await endAll();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('runs as many at a time as it may, and no more', async () => {
    const { begun, bring, endAll } = createBench(2);
    for (const name of ['a1', 'a2', 'a3']) bring(name);
    expect(begun).toEqual(['a1', 'a2']);
    await endAll();
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  it('gives the place on when a work fails', async () => {
    const inTurn = createGate({ atOnce: 1 });
    const failed = inTurn('a', () => Promise.reject(new Error('broken')));
    const next = inTurn('b', async () => 'done');
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
  });

  it('refuses who comes to a crowd', async () => {
    const refusal = () => new Error('full');
    const inTurn = createGate({ atOnce: 1, crowd: { most: 1, refusal } });
    const first = inTurn('a', () => new Promise(setImmediate));
    const second = inTurn('b', async () => 'done');
    await expect(inTurn('c', async () => 'done')).rejects.toThrow('full');
    await first;
    expect(await second).toBe('done');
  });

  it('refuses who has waited too long, and takes nothing from those who come later', async () => {
    const refusal = () => new Error('full');
    const inTurn = createGate({ atOnce: 1, patience: { ms: 5, refusal } });
    let end = () => {};
    const first = inTurn('a', () => new Promise<void>((resolve) => (end = resolve)));
    await expect(inTurn('b', async () => 'done')).rejects.toThrow('full');
    const later = inTurn('b', async () => 'done');
    end();
    await first;
    expect(await later).toBe('done');
  });

  it('lets a place rest after its work, while the result is there at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const inTurn = createGate({ atOnce: 1, restMs: (_, waiting) => waiting * 10 });
    const begun: string[] = [];
    const all = ['a', 'b', 'c'].map((who) => inTurn(who, async () => void begun.push(who)));
    await all[0];
    expect(begun).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(20);
    expect(begun).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(10);
    expect(begun).toEqual(['a', 'b', 'c']);
  });
});

it('a pace gives one turn after the other, addresses by turns', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const turnOf = createPace(5);
  const had: string[] = [];
  for (const who of ['a', 'a', 'a', 'b']) void turnOf(who).then(() => had.push(who));
  await vi.advanceTimersByTimeAsync(15);
  expect(had).toEqual(['a', 'a', 'b']);
});

describe('places', () => {
  it('are bounded for each address and each session, and free again once left', () => {
    const places = createPlaces(30);
    const take = (address: string, session: string | null) =>
      places.take([
        [`address ${address}`, 3],
        ...(session === null ? [] : [[`session ${session}`, 2] as const]),
      ]);
    const leave = take('a', 's');
    take('a', 's');
    expect(() => take('a', 's')).toThrow(RateLimited);
    expect(() => take('b', 's')).toThrow(RateLimited);
    take('a', null);
    expect(() => take('a', 't')).toThrow(RateLimited);
    take('b', null);
    leave();
    leave();
    take('a', 's');
    expect(() => take('a', 's')).toThrow(RateLimited);
  });
});
