import { EXPERIENCE_MIN_DONORS } from '#schema/limits.ts';

/** Something that an account has in common with others: a card, or having appeared together. */
export type Link = { key: string; userId: string };

/** The keys of each account. */
export type Keys = (userId: string) => ReadonlySet<string>;

/** `things` were used (cards, payout accounts, browsers); `meetings` are joint appearances. */
export type Connections = { things: Keys; meetings: Keys };

const NONE: ReadonlySet<string> = new Set();

export function groupKeys(links: readonly Link[]): Keys {
  const keys = new Map<string, Set<string>>();
  for (const { key, userId } of links) {
    const own = keys.get(userId) ?? new Set();
    keys.set(userId, own.add(key));
  }
  return (userId) => keys.get(userId) ?? NONE;
}

export const UNCONNECTED: Connections = { things: groupKeys([]), meetings: groupKeys([]) };

export const keysOfAll = (userIds: Iterable<string>, keys: Keys): ReadonlySet<string> =>
  new Set([...userIds].flatMap((id) => [...keys(id)]));

/**
 * Whether two accounts are connected, or one with any of several. Promise: never through a third account, so
 * nobody is connected by what somebody else does.
 */
export const haveCommon = (own: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...own].some((key) => others.has(key));

/**
 * A subset of the people of whom no two have a key in common, in the given order. People who share with fewer
 * are taken first, so that an account connected with many keeps nobody else out.
 */
export function withoutShared<Person>(
  people: readonly Person[],
  keysOfPerson: (person: Person) => ReadonlySet<string>,
): Person[] {
  const holders = new Map<string, number>();
  for (const person of people)
    for (const key of keysOfPerson(person)) holders.set(key, (holders.get(key) ?? 0) + 1);
  const sharers = (person: Person) =>
    [...keysOfPerson(person)].reduce((sum, key) => sum + (holders.get(key) ?? 1) - 1, 0);
  const ranked = people.map((person, at) => ({ person, at, count: sharers(person) }));
  const taken = new Set<string>();
  return ranked
    .toSorted((a, b) => a.count - b.count || a.at - b.at)
    .filter(({ person }) => {
      const keys = [...keysOfPerson(person)];
      if (keys.some((key) => taken.has(key))) return false;
      for (const key of keys) taken.add(key);
      return true;
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ person }) => person);
}

/** Counts people so that no two of the counted are connected in any way. */
export function countUnconnected(
  people: Iterable<string>,
  { things, meetings }: Connections,
): number {
  const all = (id: string) => new Set([...things(id), ...meetings(id)]);
  return withoutShared([...new Set(people)], all).length;
}

/** Whether a case with these donors counts as experience: one person's own money cannot buy it. */
export const givesExperience = (donorIds: Iterable<string>, connections: Connections): boolean =>
  countUnconnected(donorIds, connections) >= EXPERIENCE_MIN_DONORS;
