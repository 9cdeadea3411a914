import { useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import type { Pledge } from '#schema/case/pledge.ts';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Money } from '#web/components/figures/Money.tsx';
import { MoreRows } from '#web/components/paging/MoreRows.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDate } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { ownMoneyContent } from '#web/format/ownMoneyContent.ts';
import { ownPledgesQuery } from './queries.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { theme } from '#web/theme/theme.ts';
import { pledgesContent } from './content.ts';
import { MoneyTrail } from './MoneyTrail.tsx';
import { withOwnPledges } from './withOwnPledges.ts';
import { ConfirmedButton } from '#web/components/actions/ConfirmedButton.tsx';
import { useWithdrawal } from './useWithdrawal.ts';

const { list } = pledgesContent;

const COLUMNS = columnsOf(list, ['number', 'person', 'amount'], ['number', 'amount']);

type PledgeListProps = { issue: IssueDetail; result: UseInfiniteQueryResult<Pledge[]> };

/** Newest first, with where one's own money is. */
export function PledgeList({ issue, result }: PledgeListProps) {
  const { user } = useCurrentUser();
  const { data: pledges, isPending, refetch, hasNextPage } = result;
  const own = useQuery({
    ...ownPledgesQuery(issue.id, user?.id ?? ''),
    enabled: hasNextPage && Boolean(user),
  });
  if (isPending) return <Skeleton lines={4} height="1.75rem" />;
  if (!pledges) return <LoadFailure words={list} onRetry={refetch} />;
  return (
    <Stack gap={6}>
      {pledges.length === 0 ? (
        <EmptyState title={list.emptyTitle} description={list.empty} />
      ) : (
        <PledgeTable issue={issue} pledges={withOwnPledges(pledges, own.data)} userId={user?.id} />
      )}
      <MoreRows list={result} />
      {user && <MoneyTrail issueId={issue.id} />}
    </Stack>
  );
}

type PledgeTableProps = { issue: IssueDetail; pledges: Pledge[]; userId: string | undefined };

function PledgeTable({ issue, pledges, userId }: PledgeTableProps) {
  const note = useMoneyNote();
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
              <AppLink href={`/users/${pledge.userId}`}>{pledge.userName}</AppLink>
              <When>{formatDate(pledge.createdAt)}</When>
              {isReturnable && pledge.refundDueAt && (
                <When>{ownMoneyContent.returns(formatDate(pledge.refundDueAt))}</When>
              )}
              {isReturnable && pledge.userId === userId && <WithdrawPledge pledge={pledge} />}
            </>
          ),
          amount: (
            <>
              <Money>{formatMoney(pledge.amount)}</Money>
              {note && <When>{note}</When>}
            </>
          ),
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

/** With a confirmation. */
function WithdrawPledge({ pledge }: { pledge: Pledge }) {
  return <ConfirmedButton variant="ghost" tone="danger" {...useWithdrawal(pledge)} />;
}
