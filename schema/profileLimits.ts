export const USERNAME_CHANGE_DAYS = 30;
/** A given-up name is reserved this long. */
export const USERNAME_HELD_DAYS = 180;
/** Shown beside the username. */
export const DISPLAY_NAME_MAX_LENGTH = 50;
export const ABOUT_MAX_LENGTH = 300;
/** The avatar's square; the rest of the picture is not stored. */
export const AVATAR_EDGE_PX = 320;
