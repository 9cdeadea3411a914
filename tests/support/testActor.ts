import type { Actor } from '#api/platform/access.rules.ts';

/** An ordinary signed-in person; a test states only what it is about. */
export const testActor = (id: string, changes: Partial<Actor> = {}): Actor => ({
  id,
  username: id,
  accountRole: 'user',
  isFrozen: false,
  trustScore: 50,
  contactLevel: 2,
  ...changes,
});
