/** Follows and unfollows per person and hour. */
export const FOLLOWS_PER_HOUR = 60;
export const AREAS_FOLLOWED_MAX = 20;
export const AREA_NAME_MAX_LENGTH = 200;
/** Radius around the home area for the digest's new reports. */
export const HOME_FOLLOW_KM = 5;
/** Per kind of news. */
export const DIGEST_LINES = 10;
/** A digest covers only the issues followed last. */
export const FOLLOWED_LOOKED_AT = 500;
