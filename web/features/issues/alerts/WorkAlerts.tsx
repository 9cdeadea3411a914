import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { listWorkAlerts, saveWorkAlert, type WorkAlert } from '#schema/issues/workAlert.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { useCategories } from '#web/features/site/useCategories.ts';
import { formatMoneyShort } from '#web/format/formatMoney.ts';
import { call } from '#web/net/call.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { useAction } from '#web/net/useAction.ts';
import { theme } from '#web/theme/theme.ts';
import { workAlertContent as words } from './content.ts';

/** The person's alerts for work, each with a way to end it. */
export function WorkAlerts() {
  const { data, isPending, refetch } = useQuery(
    endpointQuery([...queryKeys.digest(), 'workAlerts'], listWorkAlerts),
  );
  const { nameOf } = useCategories();
  const end = useAction({
    send: ({ id }: WorkAlert, idempotencyKey) =>
      call(saveWorkAlert, { params: { id }, body: { alert: null }, idempotencyKey }),
    words: { done: words.ended, failed: words.failed },
    changes: [{ topic: 'following', id: null }],
  });
  if (isPending) return <Skeleton lines={2} />;
  if (!data) return <LoadFailure headingLevel={3} onRetry={refetch} />;
  if (data.length === 0) return <Muted>{words.none}</Muted>;
  const detail = ({ radiusKm, category, minRaised }: WorkAlert) => [
    words.within(radiusKm),
    category === null ? words.any : nameOf(category),
    ...(Number(minRaised) > 0 ? [words.atLeast(formatMoneyShort(minRaised))] : []),
  ];
  return (
    <PlainList gap={1} aria-label={words.list}>
      {data.map((alert) => (
        <Line key={alert.id}>
          <span>
            <span>{alert.name}</span> <Muted as="span">{detail(alert).join(' · ')}</Muted>
          </span>
          <Button
            variant="ghost"
            icon={<X aria-hidden="true" />}
            aria-label={words.endLabel(alert.name)}
            disabled={end.isPending}
            onClick={() => end.mutate(alert)}
          >
            {words.end}
          </Button>
        </Line>
      ))}
    </PlainList>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  overflow-wrap: anywhere;
`;
