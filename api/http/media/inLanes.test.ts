import { expect, it } from 'vitest';
import { inLanes } from './inLanes.ts';

it('keeps the order within a lane and runs several lanes at a time', async () => {
  const seen: string[] = [];
  let [running, most] = [0, 0];
  const jobs = ['a1', 'b1', 'a2', 'c1', 'd1', 'b2', 'a3'];
  await inLanes(jobs, { laneOf: ([lane]) => lane, atOnce: 3 }, async (lane) => {
    most = Math.max(most, (running += 1));
    for (const job of lane) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      seen.push(job);
    }
    running -= 1;
  });
  expect(most).toBe(3);
  expect(seen.toSorted()).toEqual(jobs.toSorted());
  expect(seen.filter((job) => job.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
});

it('fails when the work of a lane fails', async () => {
  const work = () => Promise.reject(new Error('broken'));
  await expect(inLanes([1], { laneOf: () => 1, atOnce: 2 }, work)).rejects.toThrow('broken');
});
