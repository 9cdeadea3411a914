/** Only people this near can tell. */
export const SIGHTING_WITHIN_M = 100;
/** Issues per person and hour. */
export const SIGHTINGS_PER_HOUR = 30;
/** Independent people who have to find it fixed before the reporter is asked. */
export const FIXED_SIGHTINGS_WANTED = 3;
/** Independent people who have to find it broken again before it may be reported again. */
export const BROKEN_SIGHTINGS_WANTED = 3;
/** How long after its completion an issue can be found broken again. */
export const BROKEN_AGAIN_DAYS = 60;
