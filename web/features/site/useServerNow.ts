import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { settingsQuery } from '#web/net/queries.ts';

const EVERY_MS = 15_000;

/** The time that the rules go by, for countdowns: testers may have moved that of an installation. */
export function useServerNow(): Date {
  const { data } = useQuery(settingsQuery());
  const [deviceNow, setDeviceNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setDeviceNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(deviceNow.getTime() + (data?.testClock?.offsetMs ?? 0));
}
