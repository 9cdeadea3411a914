import { EXPERIENCE_MIN_DONORS } from '#schema/limits.ts';

/** Something that an account has in common with others: a card, or having met another account. */
export type Link = { key: string; userId: string };

/** The keys of each account. */
export type Keys = (userId: string) => ReadonlySet<string>;

/** `things` were used (cards, payout accounts, browsers); `meetings` are appearances beside each other. */
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
 * Whether two accounts are connected, or one with any of several. Promise: never by way of a third
 * account, so nobody is connected by what somebody else does.
 */
export const haveCommon = (own: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...own].some((key) => others.has(key));

/**
 * Those of the people who have no key in common, in the order given, but who shares with fewer comes
 * first: an account that is connected with many keeps nobody else out.
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

/** Counts people of whom no two are connected in any way. */
export function countUnconnected(
  people: Iterable<string>,
  { things, meetings }: Connections,
): number {
  const all = (id: string) => new Set([...things(id), ...meetings(id)]);
  return withoutShared([...new Set(people)], all).length;
}

/**
 * Whether a case of these donors counts as experience: it cannot be bought with one's own money.
 */
export const givesExperience = (donorIds: Iterable<string>, connections: Connections): boolean =>
  countUnconnected(donorIds, connections) >= EXPERIENCE_MIN_DONORS;
