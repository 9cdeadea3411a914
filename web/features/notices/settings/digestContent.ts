import { AREAS_FOLLOWED_MAX, HOME_FOLLOW_KM } from '#schema/people/followLimits.ts';
import type { DigestFrequency } from '#schema/notices/digest.ts';

const frequencies: Record<DigestFrequency, string> = {
  off: 'Off',
  daily: 'Daily',
  weekly: 'Weekly',
};

export const digestContent = {
  heading: 'Areas and summary',
  text: `A summary lists new reports in the areas you follow (up to ${AREAS_FOLLOWED_MAX}) and news of the issues you follow. It appears under the bell; turn on push or email in your settings.`,
  frequency: 'Summary',
  frequencies,
  settings: 'Push and email',
  home: `Follow my home area (${HOME_FOLLOW_KM} km)`,
  homeHint:
    'New reports around it are part of the summary. You can change or forget the area in your settings.',
  noHome: 'You have not set a home area yet; you can do that in your settings.',
  areas: 'Areas you follow',
  none: 'No areas yet. Open the map, move it to a place and press “Follow this area”.',
  map: 'Open the map',
  radius: (km: number) => `within ${km} km`,
  waiting: ' · Waiting to send',
  end: 'Stop following',
  endLabel: (name: string) => `Stop following ${name}`,
  offer: {
    title: 'News from your home area once a week?',
    text: `New reports within ${HOME_FOLLOW_KM} km, summed up under the bell; by push or email too where you have chosen that.`,
    accept: 'Yes, weekly',
  },
  failed: 'Not saved',
  notLoaded: 'This could not be loaded',
} as const;
