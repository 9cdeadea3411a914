import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issue.ts';
import type { Pledge } from '#schema/pledge.ts';
import { DataTable } from '#web/components/DataTable.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Money } from '#web/components/Money.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { Stack } from '#web/components/Stack.tsx';
import { formatDate, formatUsd } from '#web/data/format.ts';
import { useCurrentUser } from '#web/data/useCurrentUser.ts';
import { theme } from '#web/theme/theme.ts';
import { pledgesContent } from './content.ts';
import { MoneyTrail } from './MoneyTrail.tsx';
import { WithdrawPledge } from './WithdrawPledge.tsx';

const { list } = pledgesContent;

const COLUMNS = [
  { key: 'number', label: list.number, isNumeric: true },
  { key: 'person', label: list.person },
  { key: 'amount', label: list.amount, isNumeric: true },
];

type PledgeListProps = { issue: IssueDetail; result: UseQueryResult<Pledge[]> };

/** All pledges of an issue, newest first, and where the reader's own money went. */
export function PledgeList({ issue, result }: PledgeListProps) {
  const { user } = useCurrentUser();
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
  return (
    <Stack gap={6}>
      {pledges.length === 0 ? (
        <EmptyState title={list.emptyTitle} description={list.empty} />
      ) : (
        <PledgeTable issue={issue} pledges={pledges} userId={user?.id} />
      )}
      {user && <MoneyTrail issueId={issue.id} />}
    </Stack>
  );
}

type PledgeTableProps = { issue: IssueDetail; pledges: Pledge[]; userId: string | undefined };

function PledgeTable({ issue, pledges, userId }: PledgeTableProps) {
  const isReturnable = issue.status === 'reported' || issue.status === 'funded';
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
              {isReturnable && pledge.refundDueAt && (
                <When>{list.returns(formatDate(pledge.refundDueAt))}</When>
              )}
              {isReturnable && pledge.userId === userId && <WithdrawPledge pledge={pledge} />}
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
