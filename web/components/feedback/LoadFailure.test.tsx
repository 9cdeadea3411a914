import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { LoadFailure } from './LoadFailure.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  { onLine: true, says: 'The server had a problem. Please try again in a moment.' },
  { onLine: false, says: 'Please check your connection. This page tries again by itself.' },
])('says what to do where onLine is $onLine', ({ onLine, says }) => {
  vi.stubGlobal('navigator', { onLine });
  expect(renderToStaticMarkup(<LoadFailure onRetry={() => undefined} />)).toContain(says);
});
