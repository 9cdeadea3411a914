import { SIGHTING_WITHIN_M } from '#schema/issues/sightingLimits.ts';

export const sightingContent = {
  label: 'Still there?',
  seen: (day: string) => `Last seen here on ${day}.`,
  fixed: { one: '# person has found it fixed.', other: '# people have found it fixed.' },
  there: 'Still there',
  gone: 'Fixed',
  where: `Only from within ${SIGHTING_WITHIN_M} m. Your position stays on this device.`,
  pending: 'Finding your position...',
  far: (distance: string) => `You are about ${distance} away.`,
  uncertain: 'Your position is not certain enough here. Try again in the open.',
  unsupported: 'This browser cannot find your position.',
  refused: 'Your position could not be found. Allow it for this page and try again.',
  saidThere: 'You said that it is still there.',
  saidFixed: 'You said that it is fixed.',
  waiting: ' · Waiting to send',
  failed: 'Not counted',
} as const;
