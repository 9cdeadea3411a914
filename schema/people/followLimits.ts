/** So many issues a person may begin or cease to follow within an hour. */
export const FOLLOWS_PER_HOUR = 60;
/** Areas that one person follows, and how long their names are. */
export const AREAS_FOLLOWED_MAX = 20;
export const AREA_NAME_MAX_LENGTH = 200;
/** New reports this close to somebody's home area belong to their digest, if they want it. */
export const HOME_FOLLOW_KM = 5;
/** Issues of each kind that a digest names. */
export const DIGEST_LINES = 10;
/** The issues that somebody followed last; a digest looks at no more of them. */
export const FOLLOWED_LOOKED_AT = 500;
