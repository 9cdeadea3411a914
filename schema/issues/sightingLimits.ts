/** Only who stands this near can tell. */
export const SIGHTING_WITHIN_M = 100;
/** Issues per person and hour. */
export const SIGHTINGS_PER_HOUR = 30;
/** Independent people who have to find it fixed before the reporter is asked. */
export const FIXED_SIGHTINGS_WANTED = 3;
