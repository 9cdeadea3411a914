/** One pledge that somebody made; no two of one person have the same amount. */
export type PledgeAct = {
  userId: string;
  issueId: string;
  cents: number;
  /** When it was first sent, and when it was acknowledged; null: never. In milliseconds of `performance.now()`. */
  sentMs: number;
  acknowledgedMs: number | null;
  /** How often it had to be sent. */
  sent: number;
  /** Whether it was in the list at each look after it was acknowledged. */
  seen: boolean[];
};

export type HeardEvent = { atMs: number; topic: string; id: string | null };

/** What people did and saw while the database changed, by those who were there. */
export type PledgeLog = {
  acts: readonly PledgeAct[];
  /** Answers that were neither a success nor a proper "not now". */
  improper: readonly string[];
  /** What a page that is open on each process has heard. */
  heard: readonly (readonly HeardEvent[])[];
};
