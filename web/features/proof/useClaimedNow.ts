import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { settingsQuery } from '#web/net/queries.ts';

/**
 * Tells the time of a moment as this device claims it, ISO 8601. Where testers have moved the time of
 * an installation, it is moved along.
 */
export function useClaimedNow(): () => string {
  const { data } = useQuery(settingsQuery());
  const offsetMs = data?.testClock?.offsetMs ?? 0;
  return useCallback(() => new Date(Date.now() + offsetMs).toISOString(), [offsetMs]);
}
