import { afterEach, expect, test, vi } from 'vitest';
import { timelineText } from './timelineText.ts';

afterEach(() => vi.doUnmock('./countdownContent.ts'));

test('the time of a proposal is counted as the language counts it', async () => {
  expect(['10 days', '1 day'].map(timelineText)).toEqual(['10 days', '1 day']);
  vi.resetModules();
  vi.doMock('./countdownContent.ts', () => import('./countdownContent.de.ts'));
  const german = await import('./timelineText.ts');
  expect(['10 days', '1 day'].map(german.timelineText)).toEqual(['10 Tage', '1 Tag']);
});

test('what is no number of days stays as it is', () => {
  expect(timelineText('next spring')).toBe('next spring');
});
