import { describe, expect, it } from 'vitest';
import { createGate } from '#api/platform/gates.ts';
import { intoLanes } from './syncRoutes.ts';

describe('lanes', () => {
  it('keep their order while several of them run at a time', async () => {
    const seen: string[] = [];
    let [running, most] = [0, 0];
    const jobs = ['a1', 'b1', 'a2', 'c1', 'd1', 'b2', 'a3'];
    const inTurn = createGate({ atOnce: 3 });
    const work = async (lane: readonly string[]) => {
      most = Math.max(most, (running += 1));
      for (const job of lane) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        seen.push(job);
      }
      running -= 1;
    };
    const lanes = intoLanes(jobs, ([lane]) => lane);
    await Promise.all(lanes.map((lane, at) => inTurn(String(at), () => work(lane))));
    expect(most).toBe(3);
    expect(seen.toSorted()).toEqual(jobs.toSorted());
    expect(seen.filter((job) => job.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  });

  it('fail the whole when the work of one fails', async () => {
    const inTurn = createGate({ atOnce: 2 });
    const work = () => Promise.reject(new Error('broken'));
    const all = intoLanes([1], () => 1).map((_, at) => inTurn(String(at), work));
    await expect(Promise.all(all)).rejects.toThrow('broken');
  });
});
