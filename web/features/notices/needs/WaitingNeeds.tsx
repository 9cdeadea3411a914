import { Card } from '#web/components/layout/Card.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { useDataAge } from '#web/net/useDataAge.ts';
import { formatMoment } from '#web/format/format.ts';
import { AddressLine } from './AddressLine.tsx';
import { NeedsList } from './NeedsList.tsx';
import { needsContent as words } from './needsContent.ts';
import { useNeeds } from './useNeeds.ts';

/** All that waits for the person; without a connection as it last was. */
export function WaitingNeeds() {
  const { data, isPending, refetch, dataUpdatedAt, unsent } = useNeeds();
  const age = useDataAge(dataUpdatedAt);
  if (isPending) return <Skeleton lines={6} />;
  if (!data) return <LoadFailure headingLevel={2} words={words} onRetry={refetch} />;
  return (
    <Stack gap={4}>
      {age && <Banner tone="offline">{words.offline(formatMoment(age))}</Banner>}
      <Card>
        <NeedsList list={data} unsent={unsent} />
        {data.isAddressAsked && <AddressLine />}
      </Card>
    </Stack>
  );
}
