import type { Page, Route } from 'playwright-core';

/**
 * Answers a call of a page only when released, so that what is shown meanwhile can be read: with what the
 * server says, unless another answer is given.
 */
export async function holdBack(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}
