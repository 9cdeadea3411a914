/** Per person. */
export const WORK_ALERTS_MAX = 10;
/** Minutes between two looks of an alert. */
export const WORK_ALERT_MINUTES = 15;
/** Notices per alert and look. */
export const WORK_ALERT_NOTICES = 3;
/** With so many unread, nothing more is told until some are read. */
export const WORK_ALERT_UNREAD_MAX = 10;
/** Issues already in the list when the alert is made: no news. */
export const WORK_KNOWN_MAX = 1_000;
