import type { PreferredRole } from '#schema/people/user.ts';
import { joinCardsContent } from './joinCardsContent.ts';

type JoinCard = {
  role: PreferredRole;
  title: string;
  text: string;
  points: readonly string[];
  action: string;
  /** Where a person who is signed in already begins. */
  signedInHref: string;
};

const WAYS = [
  { role: 'reporter', signedInHref: '/report-issue' },
  { role: 'donator', signedInHref: '/issues?sort=most-funded' },
  { role: 'solver', signedInHref: '/issues?filter=reported' },
] as const;

/** The three ways in, on the home page and on the page of their own. */
export const JOIN_CARDS: readonly JoinCard[] = joinCardsContent.map((words, index) => ({
  ...words,
  ...(WAYS[index] ?? WAYS[0]),
}));

/** Where the button of a card leads: to registration with the role chosen, or straight to work. */
export const joinHref = ({ role, signedInHref }: JoinCard, isSignedIn: boolean): string =>
  isSignedIn ? signedInHref : `/auth?preferredRole=${role}`;
