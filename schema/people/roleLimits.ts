/** From the public notice of an ambassador's appointment or removal to its effect. */
export const ROLE_NOTICE_DAYS = 14;
/** Within so many hours of the first ambassador of an installation, others need no notice. */
export const FIRST_AMBASSADORS_HOURS = 24;
/** How long whoever held a role may object, and is recovered only after a notice. */
export const ROLE_MEMORY_DAYS = 90;
