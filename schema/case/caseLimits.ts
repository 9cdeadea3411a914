/** Nobody accepts a proof earlier than this after it, unless every donor with a say has approved. */
export const ACCEPTANCE_AFTER_HOURS = 24;
