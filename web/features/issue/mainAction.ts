import type { IssueDetail } from '#schema/issues/issue.ts';
import type { CaseView } from '#schema/case/verification.ts';
import { nextContent as words } from './nextContent.ts';

/** What an issue's page may ask of somebody. */
export type Act =
  | 'goOn'
  | 'handIn'
  | 'handInSecond'
  | 'appeal'
  | 'vote'
  | 'decide'
  | 'objection'
  | 'seat'
  | 'choose'
  | 'ownOffer'
  | 'offer'
  | 'pledge'
  | 'follow'
  | 'share';

export const CASE_STATES = [
  'merged',
  'open',
  /** An offer has won the vote, its price is covered, and votes may still change for a day. */
  'pending',
  'work',
  'voting',
  'waiting_release',
  'jury',
  'arbitration',
  'rework',
  'over',
] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** Parts that a person may have in a case, in order of precedence. */
export const PARTS = [
  /** Has to submit a proof, or a second one. */
  'worker',
  /** May only appeal. */
  'appellant',
  /** Rules, or confirms a ruling. */
  'ambassador',
  /** Has a vote on the proof. */
  'voter',
  /** May dismiss the objection that is open. */
  'settler',
  /** Invited to a seat, or seated. */
  'juror',
  /** Has money here and has not voted on any proposal. */
  'chooser',
  /** Has an offer that can still be chosen. */
  'bidder',
  /** Registered as a solver, and may offer. */
  'solver',
  'visitor',
] as const;
export type Part = (typeof PARTS)[number];

/** One main action for each state and part; a part that is not named acts as a visitor. */
export const MAIN_ACTS: Record<CaseState, Partial<Record<Part, Act>> & { visitor: Act }> = {
  merged: { visitor: 'goOn' },
  open: { chooser: 'choose', bidder: 'ownOffer', solver: 'offer', visitor: 'pledge' },
  pending: { chooser: 'choose', bidder: 'ownOffer', visitor: 'follow' },
  work: { worker: 'handIn', visitor: 'follow' },
  voting: { voter: 'vote', settler: 'objection', visitor: 'follow' },
  waiting_release: { settler: 'objection', visitor: 'follow' },
  jury: { juror: 'seat', settler: 'objection', visitor: 'follow' },
  arbitration: { ambassador: 'decide', visitor: 'follow' },
  rework: { worker: 'handInSecond', appellant: 'appeal', visitor: 'follow' },
  over: { visitor: 'share' },
};

export type Situation = {
  issue: Pick<IssueDetail, 'status' | 'selectionPending' | 'isHidden' | 'mergedInto' | 'viewer'>;
  /** Undefined while nothing is judged or it is unknown. */
  view: Pick<CaseView, 'proofs' | 'viewer' | 'verification'> | undefined;
  isSignedIn: boolean;
  isSolver: boolean;
  /** Has money here and has not voted on any open proposal. */
  hasVoteLeft: boolean;
  hasOpenOffer: boolean;
  hasJurySeat: boolean;
};

function findState({ issue, view }: Situation): CaseState {
  if (issue.mergedInto) return 'merged';
  if (issue.status === 'completed') return 'over';
  if (issue.status !== 'in_progress') return issue.selectionPending ? 'pending' : 'open';
  const verification = view?.verification ?? 'none';
  return verification === 'none' ? 'work' : verification;
}

function hasPart(part: Part, { issue, view, ...person }: Situation): boolean {
  const may = view?.viewer.abilities;
  switch (part) {
    case 'worker':
      return Boolean(may?.submitProof);
    case 'appellant':
      return Boolean(may?.appeal);
    case 'ambassador':
      return Boolean(may?.rule || may?.confirmRuling);
    case 'voter':
      return Boolean(may?.vote);
    case 'settler':
      return Boolean(
        may?.dismissFlag && view?.proofs[0]?.flags.some(({ settled }) => settled === null),
      );
    case 'juror':
      return person.hasJurySeat;
    case 'chooser':
      return person.hasVoteLeft && issue.viewer.abilities.vote;
    case 'bidder':
      return person.hasOpenOffer;
    case 'solver':
      return person.isSolver && issue.viewer.abilities.propose;
    case 'visitor':
      return true;
  }
}

/** The viewer's next step. */
export function findMainAct(situation: Situation): Act {
  const { issue, isSignedIn } = situation;
  const acts = MAIN_ACTS[findState(situation)];
  const part = PARTS.find((name) => acts[name] && hasPart(name, situation));
  const act = acts[part ?? 'visitor'] ?? acts.visitor;
  if (act === 'goOn') return issue.mergedInto?.title === null ? 'share' : act;
  if (act === 'follow') return issue.isHidden ? 'share' : act;
  // Visitors join to pledge; for others the server decides.
  if (act === 'pledge')
    return !issue.isHidden && (issue.viewer.abilities.pledge || !isSignedIn) ? act : 'share';
  return act;
}

export type MainAction = { label: string; href: string };

/** Where an act is done; null: on the spot. */
export function findMainAction(
  act: Act,
  issue: Pick<IssueDetail, 'id' | 'mergedInto'>,
): MainAction | null {
  const page = `/issues/${issue.id}`;
  switch (act) {
    case 'goOn':
      return issue.mergedInto && { label: words.goOn, href: `/issues/${issue.mergedInto.id}` };
    case 'handIn':
    case 'handInSecond':
      return { label: words[act], href: `${page}/proof` };
    case 'vote':
    case 'appeal':
    case 'objection':
      return { label: words[act], href: `${page}#proof-of-work` };
    case 'decide':
      return { label: words.decide, href: '/desk' };
    case 'seat':
      return { label: words.seat, href: '/jury' };
    case 'choose':
    case 'ownOffer':
    case 'offer':
      return { label: words[act], href: `${page}#proposals` };
    case 'pledge':
      return { label: words.pledge, href: `${page}#pledge` };
    case 'follow':
    case 'share':
      return null;
  }
}
