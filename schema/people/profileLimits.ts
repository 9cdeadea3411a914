/** Between two changes of a username. */
export const USERNAME_CHANGE_DAYS = 30;
/** For so long nobody else gets a name that somebody gave up. */
export const USERNAME_HELD_DAYS = 180;
/** The name that people go by, shown beside the username. */
export const DISPLAY_NAME_MAX_LENGTH = 50;
export const ABOUT_MAX_LENGTH = 300;
/** A face is kept as a square of this size, and nothing else of the picture it was cut from. */
export const AVATAR_EDGE_PX = 320;
