import { JURY_RADII_KM } from '#schema/limits.ts';

export const homeContent = {
  heading: 'Home area',
  text: `Juries are drawn from people who live within ${JURY_RADII_KM[0]} km of an issue. Your area is kept rounded to about a kilometre, and nobody else sees it.`,
  unknown:
    'You have not told a home area, so you are drawn only where there are too few people nearby.',
  known: (place: string) => `Kept: around ${place}.`,
  naming: 'Kept. Looking up its name...',
  use: 'Use my location',
  update: 'Use my location again',
  locating: 'Locating...',
  clear: 'Forget my home area',
  clearing: 'Forgetting...',
  saved: 'Home area kept',
  cleared: 'Home area forgotten',
  failed: 'Error saving the home area',
  refused: 'Could not get your current location. Allow it in the browser and try again.',
  unsupported: 'Your browser does not support geolocation.',
} as const;
