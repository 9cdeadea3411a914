import { useQuery } from '@tanstack/react-query';
import { Banner } from '#web/components/Banner.tsx';
import { formatDateTime, plural } from '#web/data/format.ts';
import { settingsQuery } from '#web/data/queries.ts';
import { useServerNow } from '#web/data/useServerNow.ts';
import { shellContent } from './content.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Says on every page that testers have moved the time of this installation; else nothing. */
export function TestClockBanner() {
  const { data } = useQuery(settingsQuery());
  const now = useServerNow();
  const hours = Math.round((data?.testClock?.offsetMs ?? 0) / HOUR_MS);
  if (hours === 0) return null;
  const ahead = plural(hours, 'hour', 'hours');
  return (
    <Banner tone="warning">
      {shellContent.testClock(formatDateTime(now.toISOString()), ahead)}
    </Banner>
  );
}
