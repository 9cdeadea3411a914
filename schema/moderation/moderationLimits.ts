/** What somebody adds to a report of something that others published. */
export const REPORT_TEXT_MAX_LENGTH = 1_000;
/** So many things a person may report within an hour. */
export const REPORTS_PER_HOUR = 10;
export const MODERATION_PAGE_SIZE = 20;
/** How long a restricted account can neither report issues, nor propose, nor write. */
export const RESTRICTION_DAYS = 14;
