import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { noteHeard } from '#web/store/lastHeard.ts';
import { LoadFailure } from './LoadFailure.tsx';

afterEach(() => vi.unstubAllGlobals());

const shown = () => renderToStaticMarkup(<LoadFailure onRetry={() => undefined} />);

it.each([
  { onLine: true, says: 'The server had a problem. Please try again in a moment.' },
  { onLine: false, says: 'Please check your connection. This page tries again by itself.' },
])('says what to do where onLine is $onLine', ({ onLine, says }) => {
  vi.stubGlobal('navigator', { onLine });
  expect(shown()).toContain(says);
});

it('believes what was heard of the server more than onLine', () => {
  vi.stubGlobal('navigator', { onLine: false });
  noteHeard(true);
  expect(shown()).toContain('The server had a problem.');
  vi.stubGlobal('navigator', { onLine: true });
  noteHeard(false);
  expect(shown()).toContain('Please check your connection.');
});
