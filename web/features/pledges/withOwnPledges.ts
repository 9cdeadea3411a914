import type { Pledge } from '#schema/case/pledge.ts';

/** Adds one's own pledges from pages not loaded yet. */
export function withOwnPledges(listed: readonly Pledge[], own: readonly Pledge[] = []): Pledge[] {
  const ids = new Set(listed.map(({ id }) => id));
  return [...listed, ...own.filter(({ id }) => !ids.has(id))];
}
