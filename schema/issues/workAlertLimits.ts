/** Per person. */
export const WORK_ALERTS_MAX = 10;
/** Minutes between two runs of an alert. */
export const WORK_ALERT_MINUTES = 15;
/** Notices per alert and run. */
export const WORK_ALERT_NOTICES = 3;
/** With this many unread, nothing more is announced until some are read. */
export const WORK_ALERT_UNREAD_MAX = 10;
/** Issues already in the list when the alert is made: no news. */
export const WORK_KNOWN_MAX = 1_000;
