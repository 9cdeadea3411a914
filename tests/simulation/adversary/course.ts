/** How a case ended, and what it went through. */
export type Course = {
  end: 'completed' | 'refunded' | 'ended' | 'unchosen';
  flags: number;
  juries: number;
  adversaryJurors: number;
  accounts: number;
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
  isHeld: false,
  isEndedByMoney: false,
  verdicts: [],
});
