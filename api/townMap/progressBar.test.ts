import { expect, test } from 'vitest';
import { createProgressBar } from './progressBar.ts';

function barOf(isTTY: boolean) {
  let nowMs = 0;
  const written: string[] = [];
  const out = { isTTY, write: (text: string) => written.push(text) > 0 };
  const progress = createProgressBar(out, () => nowMs);
  return { progress, written, wait: (ms: number) => (nowMs += ms) };
}

test('a terminal sees one line with what is left', () => {
  const { progress, written, wait } = barOf(true);
  progress.begin('Cutting tiles', 400);
  wait(60_000);
  progress.at(100);
  expect(written.at(-1)).toBe(
    '\r\u001B[KCutting tiles        ██████░░░░░░░░░░░░░░░░░░  25%  about 3 min left',
  );
  wait(10);
  progress.at(101);
  expect(written).toHaveLength(2);
  wait(40_000);
  progress.end();
  expect(written.at(-2)).toContain('100%  done in 2 min');
  expect(written.at(-1)).toBe('\n');
});

test('what an earlier run did counts as done, and not as done in the time since', () => {
  const { progress, written, wait } = barOf(true);
  progress.begin('Cutting tiles', 400, 300);
  expect(written.at(-1)).toContain(' 75%  reckoning what is left');
  wait(60_000);
  progress.at(350);
  expect(written.at(-1)).toContain(' 87%  about 60 s left');
});

test('a log gets a line now and then', () => {
  const { progress, written, wait } = barOf(false);
  progress.begin('Reading streets', 100);
  for (let done = 1; done <= 100; done += 1) {
    wait(500);
    progress.at(done);
  }
  progress.end();
  expect(written.length).toBeLessThan(10);
  expect(written.every((line) => line.endsWith('\n') && !line.includes('\r'))).toBe(true);
});
