import type { PreferredRole } from '#schema/people/user.ts';

type JoinCard = {
  role: PreferredRole;
  title: string;
  text: string;
  points: readonly string[];
  action: string;
  /** Where a person who is signed in already begins. */
  signedInHref: string;
};

/** The three ways in, on the home page and on the page of their own. */
export const JOIN_CARDS: readonly JoinCard[] = [
  {
    role: 'reporter',
    title: 'Become a Reporter',
    text: 'Put what is broken on the map and say when it counts as solved.',
    points: [
      'Report with a photo and a pin, with or without signal',
      'Define the solution criteria',
      'Follow the issue until it is done',
    ],
    action: 'Start Reporting',
    signedInHref: '/report-issue',
  },
  {
    role: 'donator',
    title: 'Become a Donor',
    text: 'Put money on the problems that matter to you, from {oneDollar}.',
    points: [
      'Pledge into an escrow that is kept for one issue',
      'See how much stands behind each proposal',
      'Vote on who should do the work',
    ],
    action: 'Start Donating',
    signedInHref: '/issues?sort=most-funded',
  },
  {
    role: 'solver',
    title: 'Become a Solver',
    text: 'Offer a solution, alone or as a business, and earn what you quote.',
    points: [
      'Find funded work near you on the map',
      'Compete on quality, price and time',
      'Build a track record in public',
    ],
    action: 'Start Solving',
    signedInHref: '/issues?filter=reported',
  },
];

/** Where the button of a card leads: to registration with the role chosen, or straight to work. */
export const joinHref = ({ role, signedInHref }: JoinCard, isSignedIn: boolean): string =>
  isSignedIn ? signedInHref : `/auth?preferredRole=${role}`;
