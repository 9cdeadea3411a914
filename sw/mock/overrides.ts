import type { HttpHandler } from 'msw';

/**
 * Operations that a tester overrides, each by `mockOperation`. Add yours and restart `npm run
 * mock`; keep it empty in commits.
 */
export const overrides: readonly HttpHandler[] = [];
