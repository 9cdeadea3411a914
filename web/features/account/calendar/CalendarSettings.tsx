import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endCalendarAddress, makeCalendarAddress } from '#schema/partners/calendar.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { ConfirmedButton } from '#web/components/actions/ConfirmedButton.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { ShownSecret } from '#web/features/account/keys/ShownSecret.tsx';
import { formatDate, formatDateTime } from '#web/format/format.ts';
import { language } from '#web/format/language.ts';
import { call } from '#web/net/call.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { useAction } from '#web/net/useAction.ts';
import { calendarContent as words } from './calendarContent.ts';
import { calendarQuery } from './calendarQuery.ts';

/** The private address at which a calendar program reads one's own deadlines. */
export function CalendarSettings() {
  return (
    <section>
      <SectionHeading>{words.heading}</SectionHeading>
      <CalendarAddress />
    </section>
  );
}

function CalendarAddress() {
  const { data, isPending, refetch } = useQuery(calendarQuery());
  const [address, setAddress] = useState<string | null>(null);
  const onSettled = () => queryClient.invalidateQueries(calendarQuery());
  const making = useAction({
    send: () => call(makeCalendarAddress),
    words: words.make,
    onDone: ({ path }) => setAddress(new URL(path, location.origin).href),
    onSettled,
  });
  const ending = useAction({
    send: (_: void, idempotencyKey) => call(endCalendarAddress, { idempotencyKey }),
    words: words.end,
    onSettled,
  });
  if (isPending) return <Skeleton lines={3} />;
  if (data === undefined) return <LoadFailure headingLevel={3} words={words} onRetry={refetch} />;
  return (
    <Stack gap={4}>
      <p>{words.text}</p>
      {data === null ? (
        <div>
          <Button disabled={making.isPending} onClick={() => making.mutate()}>
            {words.make.button}
          </Button>
        </div>
      ) : (
        <>
          <Muted>
            {[
              words.made(formatDate(data.madeAt)),
              data.lastReadAt === null ? words.unread : words.read(formatDateTime(data.lastReadAt)),
            ].join(language.comma)}
          </Muted>
          <Row gap={3}>
            <ConfirmedButton
              words={words.renew}
              isPending={making.isPending}
              onConfirm={(close) => making.mutate(undefined, { onSettled: close })}
            />
            <ConfirmedButton
              words={words.end}
              tone="danger"
              isPending={ending.isPending}
              onConfirm={(close) => ending.mutate(undefined, { onSettled: close })}
            />
          </Row>
        </>
      )}
      {address !== null && (
        <ShownSecret words={words.shown} secret={address} onKept={() => setAddress(null)} />
      )}
    </Stack>
  );
}
