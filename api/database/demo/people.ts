import type { AccountRole, PreferredRole } from '#schema/people/user.ts';

/** For every demo account; a production start creates none. */
export const DEMO_PASSWORD = 'trybe-demo-2026';

export type Person = { username: string; fullName: string; preferredRole: PreferredRole };

/** The first three are offered on the sign-in page. */
export const PEOPLE: readonly Person[] = [
  { username: 'rosa', fullName: 'Rosa Delgado', preferredRole: 'reporter' },
  { username: 'dan', fullName: 'Dan Okafor', preferredRole: 'donator' },
  { username: 'sam', fullName: 'Sam Lindqvist', preferredRole: 'solver' },
  { username: 'amara', fullName: 'Amara Nwosu', preferredRole: 'reporter' },
  { username: 'theo', fullName: 'Theo Brandt', preferredRole: 'reporter' },
  { username: 'linh', fullName: 'Linh Tran', preferredRole: 'reporter' },
  { username: 'marcus', fullName: 'Marcus Hale', preferredRole: 'reporter' },
  { username: 'ines', fullName: 'Inês Carvalho', preferredRole: 'reporter' },
  { username: 'jo_ellen', fullName: 'Jo Ellen Pratt', preferredRole: 'donator' },
  { username: 'kenji', fullName: 'Kenji Mori', preferredRole: 'donator' },
  { username: 'priya', fullName: 'Priya Raman', preferredRole: 'donator' },
  { username: 'olu', fullName: 'Oluwaseun Ade', preferredRole: 'donator' },
  { username: 'bea', fullName: 'Beatrice Kowalski', preferredRole: 'donator' },
  { username: 'farid', fullName: 'Farid Haddad', preferredRole: 'donator' },
  { username: 'grace', fullName: 'Grace Whitcomb', preferredRole: 'donator' },
  { username: 'noor', fullName: 'Noor Siddiqui', preferredRole: 'donator' },
  { username: 'loop_repairs', fullName: 'Loop Repairs Co-op', preferredRole: 'solver' },
  { username: 'lakeside_electric', fullName: 'Lakeside Electric', preferredRole: 'solver' },
  { username: 'green_hands', fullName: 'Green Hands Crew', preferredRole: 'solver' },
  { username: 'paveright', fullName: 'PaveRight Contractors', preferredRole: 'solver' },
  { username: 'access_build', fullName: 'AccessBuild', preferredRole: 'solver' },
];

/** They take no part in the demo's cases: decision makers must be impartial. */
export const STAFF: readonly (Person & { accountRole: AccountRole; isValidator: boolean })[] = [
  {
    username: 'amira',
    fullName: 'Amira Benali',
    preferredRole: 'reporter',
    accountRole: 'ambassador',
    isValidator: false,
  },
  {
    username: 'viktor',
    fullName: 'Viktor Sandoval',
    preferredRole: 'reporter',
    accountRole: 'ambassador',
    isValidator: false,
  },
  {
    username: 'odile',
    fullName: 'Odile Marchetti',
    preferredRole: 'reporter',
    accountRole: 'operator',
    isValidator: false,
  },
  {
    username: 'hana',
    fullName: 'Hana Novak',
    preferredRole: 'solver',
    accountRole: 'user',
    isValidator: true,
  },
];

/** Home of the demo's people: juries are drawn near an issue. */
export const HOME_AREA = { latitude: 41.88, longitude: -87.63 } as const;

export const MESSAGES: readonly string[] = [
  'I pass here every day on the way to work, it is as bad as described.',
  'Took a second photo this morning, it has become worse since the rain.',
  'Thank you for reporting this. Pledged what I can.',
  'Does anyone know who owns the strip next to it, the city or the building?',
  'The building manager says it is the city’s. I have the number of the ward office if a solver needs it.',
  'I can lend a hand and a pickup truck on weekends.',
  'Shared this with the block club, more pledges should come in.',
  'Please keep the crossing open for wheelchairs while you work.',
];

export const DONE_MESSAGES: readonly string[] = [
  'Walked by today: cones are up and the crew is friendly.',
  'Looks great, exactly what we asked for.',
  'I use a cane and tried it yesterday. Works for me.',
  'Small thing: the paint on the left edge is already scratched.',
  'The crew cleaned up after themselves as well, thank you.',
];
