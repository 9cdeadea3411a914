export const REPORT_TEXT_MAX_LENGTH = 1_000;
/** Reports of content per person and hour. */
export const REPORTS_PER_HOUR = 10;
export const MODERATION_PAGE_SIZE = 20;
/** While restricted an account can neither report issues, nor propose, nor write. */
export const RESTRICTION_DAYS = 14;
