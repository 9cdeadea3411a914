/** Open proposals of one solver for an issue. */
export const OPEN_PROPOSALS_PER_SOLVER = 3;
/** Open proposals for an issue; the next takes the place of the oldest without money behind it. */
export const OPEN_PROPOSALS_MAX = 100;

/** The earliest acceptance after a proof, unless every donor with a say has approved. */
export const ACCEPTANCE_AFTER_HOURS = 24;

/** How long hiding stops the money of a case with a chosen proposal, in total. */
export const HIDDEN_MAX_DAYS = 14;
/** How long hiding and freezing together stop it, in total. */
export const HELD_MAX_DAYS = 30;
/** The same once a second ambassador has frozen it too. */
export const HELD_BY_TWO_MAX_DAYS = 60;
/** Without a final ruling by then, the donors' ballots end an arbitration. */
export const ARBITRATION_MAX_DAYS = 30;

/** Card refunds that one donor may cause within the days below; each costs the site a fee. */
export const CARD_RETURNS_MAX = 3;
export const CARD_RETURNS_DAYS = 30;
