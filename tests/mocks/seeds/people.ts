import { TRUST_START } from '#schema/limits.ts';
import type { PreferredRole } from '#schema/people/user.ts';
import type { UserRow } from '../mockState.ts';
import { sha256Hex } from '../sha256Hex.ts';
import { seedId } from './seedId.ts';

export const DEMO_PASSWORD = 'trybe-demo-2026';

/** The accounts a tester signs in with. */
export const DEMO_ACCOUNTS = [
  { username: 'rosa', role: 'reporter' },
  { username: 'dan', role: 'donator' },
  { username: 'sam', role: 'solver' },
] as const;

const PEOPLE: [username: string, fullName: string, role: PreferredRole][] = [
  ['rosa', 'Rosa Delgado', 'reporter'],
  ['dan', 'Dan Whitfield', 'donator'],
  ['sam', 'Sam Okafor', 'solver'],
  ['maya', 'Maya Lindqvist', 'reporter'],
  ['luis', 'Luis Carrera', 'solver'],
  ['priya', 'Priya Raman', 'donator'],
];

/** The same six people in every seed, so that a change of scenario signs nobody out. */
export async function seedPeople(createdAt: string): Promise<UserRow[]> {
  const passwordDigest = await sha256Hex(DEMO_PASSWORD);
  return PEOPLE.map(([username, fullName, preferredRole], at) => ({
    id: seedId('user', at + 1),
    username,
    fullName,
    email: `${username}@demo.trybe.example`,
    preferredRole,
    accountRole: 'user',
    home: null,
    isFrozen: false,
    isValidator: false,
    trustScore: TRUST_START,
    passwordDigest,
    createdAt,
  }));
}
