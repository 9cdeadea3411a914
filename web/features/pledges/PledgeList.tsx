import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { Pledge } from '#schema/pledge.ts';
import { DataTable } from '#web/components/DataTable.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Money } from '#web/components/Money.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { formatDate, formatUsd } from '#web/data/format.ts';
import { theme } from '#web/theme/theme.ts';
import { pledgesContent } from './content.ts';

const { list } = pledgesContent;

const COLUMNS = [
  { key: 'number', label: list.number, isNumeric: true },
  { key: 'person', label: list.person },
  { key: 'amount', label: list.amount, isNumeric: true },
];

/** All pledges of an issue, newest first. */
export function PledgeList({ result }: { result: UseQueryResult<Pledge[]> }) {
  const { data: pledges, isPending, refetch } = result;
  if (isPending) return <Skeleton lines={4} height="1.75rem" />;
  if (!pledges)
    return (
      <ErrorState
        title={list.failed}
        description={list.failedText}
        retryLabel={list.retry}
        onRetry={() => void refetch()}
      />
    );
  if (pledges.length === 0) return <EmptyState title={list.emptyTitle} description={list.empty} />;
  return (
    <DataTable
      caption={list.caption}
      isCaptionHidden
      columns={COLUMNS}
      rows={pledges.map((pledge) => ({
        id: pledge.id,
        cells: {
          number: pledge.pledgeNumber,
          person: (
            <>
              {pledge.userName}
              <When>{formatDate(pledge.createdAt)}</When>
            </>
          ),
          amount: <Money>{formatUsd(pledge.amount)}</Money>,
        },
      }))}
    />
  );
}

const When = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;
