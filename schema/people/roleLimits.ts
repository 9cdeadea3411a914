/** From the public notice of an ambassador's appointment or removal to its effect. */
export const ROLE_NOTICE_DAYS = 14;
/** Within this many hours of an installation's first ambassador, others need no notice. */
export const FIRST_AMBASSADORS_HOURS = 24;
/** How long former holders of a role may object, and are recovered only after a notice. */
export const ROLE_MEMORY_DAYS = 90;
