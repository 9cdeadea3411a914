import type { Actor } from '#api/domain/actor.ts';

/** Somebody with an account of whom nothing else is known than what the test says. */
export const testActor = (id: string, changes: Partial<Actor> = {}): Actor => ({
  id,
  username: id,
  accountRole: 'user',
  isFrozen: false,
  trustScore: 50,
  contactLevel: 2,
  ...changes,
});
