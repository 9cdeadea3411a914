/** In `npm run test:all`: everything that `npm test` does a part of. */
export const isWholeRun = process.env.TEST_SCOPE === 'all';

/** Every `nth` of the items, others in each run; in a whole run all of them. */
export function sampleOf<Item>(items: readonly Item[], nth: number): Item[] {
  const first = Math.floor(Math.random() * nth);
  return isWholeRun ? [...items] : items.filter((_, at) => at % nth === first);
}
