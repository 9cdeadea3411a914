import type { HttpHandler } from 'msw';

/**
 * Operations that a tester answers otherwise than the server would, each by `mockOperation`. Put
 * your own here and start `npm run mock` again; empty in what is kept.
 */
export const overrides: readonly HttpHandler[] = [];
