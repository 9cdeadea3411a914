import { RateLimited } from '#api/platform/refusal.rules.ts';

const RETRY_AFTER_S = 5;

/** Throws RateLimited while all places, or the person's own, are taken. */
export type WithPlace = <Result>(person: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Places for work that holds a whole video in memory: at most `atOnce` in this process, and one for
 * each person. Without them a few hundred uploads at a time would end the process.
 */
export function createPlaces(atOnce: number): WithPlace {
  const taken = new Set<string>();
  return async (person, work) => {
    if (taken.size >= atOnce || taken.has(person)) throw new RateLimited(RETRY_AFTER_S);
    taken.add(person);
    try {
      return await work();
    } finally {
      taken.delete(person);
    }
  };
}
