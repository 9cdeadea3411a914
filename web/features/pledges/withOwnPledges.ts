import type { Pledge } from '#schema/case/pledge.ts';

/** The pledges that are listed so far, with the reader's own ones of pages that are not. */
export function withOwnPledges(listed: readonly Pledge[], own: readonly Pledge[] = []): Pledge[] {
  const ids = new Set(listed.map(({ id }) => id));
  return [...listed, ...own.filter(({ id }) => !ids.has(id))];
}
