import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { settingsQuery } from '#web/net/queries.ts';

const EVERY_MS = 15_000;

/** The rules' time, for countdowns: testers may have moved it. */
export function useServerNow(): Date {
  const { data } = useQuery(settingsQuery());
  const [deviceNow, setDeviceNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setDeviceNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(deviceNow.getTime() + (data?.testClock?.offsetMs ?? 0));
}
