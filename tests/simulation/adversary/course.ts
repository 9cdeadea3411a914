import type { CaseWorld } from './CaseWorld.ts';

/** How a case ended, and what it went through. */
export type Course = {
  end: 'completed' | 'refunded' | 'ended' | 'unchosen' | 'fixed' | 'removed';
  flags: number;
  juries: number;
  adversaryJurors: number;
  accounts: number;
  /** Ambassadors whom the town began with. */
  judges: number;
  /** Accounts that were frozen after the choice. */
  lateFreezes: number;
  /** Since when accounts were frozen, and when the choice was made. */
  freezes: { since: Date; chosenAt: Date }[];
  /** Whether what counts as much money was changed after the choice. */
  isLimitMoved: boolean;
  /** To appointments, removals and recoveries. */
  objections: number;
  cardRefusals: number;
  /** Pledges that went back by the clock. */
  expired: number;
  /** Accounts that an operator entered. */
  entered: number;
  /** Whether the house ever stopped it. */
  isHeld: boolean;
  /** Whether nobody ended its arbitration. */
  isEndedByMoney: boolean;
  /** What jurors said of a case that is over, by what came out of it and when. */
  verdicts: { hasAgreed: boolean; decidedAt: Date }[];
};

export const beginCourse = (): Course => ({
  end: 'unchosen',
  flags: 0,
  juries: 0,
  adversaryJurors: 0,
  accounts: 0,
  judges: 0,
  lateFreezes: 0,
  freezes: [],
  isLimitMoved: false,
  objections: 0,
  cardRefusals: 0,
  expired: 0,
  entered: 0,
  isHeld: false,
  isEndedByMoney: false,
  verdicts: [],
});

type Played = {
  world: CaseWorld;
  appointments: { objections: number };
  freezes: { lateCount: number; times: Course['freezes'] };
};

export const tellCourse = (course: Course, { world, appointments, freezes }: Played): Course => ({
  ...course,
  isHeld: world.mostHeldDays > 0,
  isLimitMoved: world.chosenAt !== null && world.largeEscrowCents !== world.largeAtChoice,
  objections: appointments.objections,
  lateFreezes: freezes.lateCount,
  freezes: freezes.times,
  cardRefusals: world.cards.refusals,
});
