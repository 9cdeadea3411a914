import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { settingsQuery } from '#web/net/queries.ts';

/**
 * The device's current time, ISO 8601, shifted with the installation's clock if testers have moved
 * that.
 */
export function useClaimedNow(): () => string {
  const { data } = useQuery(settingsQuery());
  const offsetMs = data?.testClock?.offsetMs ?? 0;
  return useCallback(() => new Date(Date.now() + offsetMs).toISOString(), [offsetMs]);
}
