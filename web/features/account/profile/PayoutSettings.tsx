import { useQuery } from '@tanstack/react-query';
import { getPayoutAccount, openPayoutAccount } from '#schema/case/payoutAccount.ts';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { profileContent } from './content.ts';

const content = profileContent.payout;

/** Payout account of a solver; nothing where no real money moves. */
export function PayoutSettings() {
  const { data: settings } = useQuery(settingsQuery());
  return settings?.payments === 'stripe' ? <Account /> : null;
}

function Account() {
  const { data } = useQuery({
    queryKey: ['payoutAccount'],
    queryFn: ({ signal }) => call(getPayoutAccount, { signal }),
    // The person may have just returned from the provider's page.
    staleTime: 0,
  });
  const opening = useAction({
    send: (_: void, idempotencyKey) => call(openPayoutAccount, { idempotencyKey }),
    words: { failed: content.failed },
    onDone: ({ url }) => globalThis.location.assign(url),
  });
  if (!data || data.state === 'not_needed') return null;
  return (
    <section>
      <SectionHeading>{content.heading}</SectionHeading>
      <Card>
        <Stack gap={4}>
          <p>{content.states[data.state]}</p>
          <div>
            <Button
              variant={data.state === 'ready' ? 'secondary' : 'primary'}
              isPending={opening.isPending}
              pendingLabel={content.opening}
              onClick={() => opening.mutate()}
            >
              {content.open[data.state]}
            </Button>
          </div>
        </Stack>
      </Card>
    </section>
  );
}
