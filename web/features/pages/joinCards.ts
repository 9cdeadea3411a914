import type { PreferredRole } from '#schema/people/user.ts';
import { joinCardsContent } from './joinCardsContent.ts';

type JoinCard = {
  role: PreferredRole;
  title: string;
  text: string;
  points: readonly string[];
  action: string;
  /** Start page when signed in. */
  signedInHref: string;
};

const WAYS = [
  { role: 'reporter', signedInHref: '/report-issue' },
  { role: 'donator', signedInHref: '/issues?sort=most-funded' },
  { role: 'solver', signedInHref: '/issues?filter=reported' },
] as const;

/** On the home page and on /join-us. */
export const JOIN_CARDS: readonly JoinCard[] = joinCardsContent.map((words, index) => ({
  ...words,
  ...(WAYS[index] ?? WAYS[0]),
}));

/** Registration with the role chosen, or the start page when signed in. */
export const joinHref = ({ role, signedInHref }: JoinCard, isSignedIn: boolean): string =>
  isSignedIn ? signedInHref : `/auth?preferredRole=${role}`;
