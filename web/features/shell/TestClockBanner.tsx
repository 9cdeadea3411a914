import { useQuery } from '@tanstack/react-query';
import { HOUR_MS } from '#schema/durations.ts';
import { moveTestClock } from '#schema/site/testClock.ts';
import { Row } from '#web/components/layout/Row.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { call } from '#web/net/call.ts';
import { formatDateTime, plural } from '#web/format/format.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { useAction } from '#web/net/useAction.ts';
import { useServerNow } from '#web/features/site/useServerNow.ts';
import { testClockContent as content } from './lateContent.ts';

/**
 * The testers' clock: the installation's time, and buttons that advance it and run everything due.
 * Nothing where the clock is always real.
 */
export function TestClockBanner() {
  const { data } = useQuery(settingsQuery());
  const now = useServerNow();
  const move = useAction({
    words: content,
    changes: [{ topic: 'resync', id: null }],
    send: (advanceHours: number, idempotencyKey) =>
      call(moveTestClock, { body: { advanceHours }, idempotencyKey }),
  });
  if (!data?.testClock) return null;
  const hours = Math.round(data.testClock.offsetMs / HOUR_MS);
  const moment = formatDateTime(now.toISOString());
  return (
    <Banner
      tone="warning"
      action={
        <Row gap={2} align="stretch">
          {content.stepHours.map(({ label, hours: step }) => (
            <Button
              key={step}
              disabled={move.isPending}
              aria-label={content.moveBy(label)}
              onClick={() => move.mutate(step)}
            >
              {content.step(label)}
            </Button>
          ))}
        </Row>
      }
    >
      <output>
        {hours === 0 ? content.real(moment) : content.moved(moment, plural(hours, content.hour))}
      </output>
    </Banner>
  );
}
