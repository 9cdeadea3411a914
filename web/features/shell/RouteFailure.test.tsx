import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RouteFailure } from './RouteFailure.tsx';

const shown = (message: string, onLine = true) => {
  vi.stubGlobal('navigator', { onLine });
  return renderToStaticMarkup(<RouteFailure error={new Error(message)} />);
};

afterEach(() => vi.unstubAllGlobals());

describe('a page that could not be shown', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://trybe.example/assets/a.js',
    'error loading dynamically imported module: https://trybe.example/assets/a.js',
    'Importing a module script failed.',
  ])('offers the new version when its code is gone: %s', (message) => {
    expect(shown(message)).toContain('a new version may be there');
    expect(shown(message)).toContain('Reload');
  });

  it('offers another try when it broke, and says when there is no network', () => {
    const broken = shown('Cannot read properties of undefined');
    expect(broken).toContain('Retry');
    expect(broken).not.toContain('new version');
    expect(shown('Importing a module script failed.', false)).toContain('You are offline');
  });
});
