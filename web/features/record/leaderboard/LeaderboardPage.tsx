import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { Leaderboard } from '#schema/people/reputation.ts';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { Page } from '#web/components/layout/Page.tsx';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatNumber } from '#web/format/format.ts';
import { formatMonth, monthAfter } from '#web/format/formatMonth.ts';
import { formatShare } from '#web/format/formatShare.ts';
import { leaderboardQuery } from '#web/features/record/queries.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { leaderboardContent as content } from './content.ts';

const route = getRouteApi('/leaderboard');

const COLUMNS = columnsOf(
  content,
  ['rank', 'name', 'agreed', 'votes', 'accuracy'],
  ['rank', 'agreed', 'votes', 'accuracy'],
);

/** The month is kept in the address. */
export function LeaderboardPage() {
  const { month } = route.useSearch();
  const { data: board, isError, refetch } = useQuery(leaderboardQuery(month));
  usePageMeta(content.pageTitle, content.description);
  return (
    <Page>
      <PageHeader title={content.pageTitle} subtitle={content.subtitle} />
      {!board && !isError && <Skeleton lines={8} height="2.5rem" />}
      {!board && isError && <LoadFailure words={content} onRetry={refetch} />}
      {board && (
        <Stack gap={5}>
          <MonthSwitch board={board} />
          <Board board={board} />
        </Stack>
      )}
    </Page>
  );
}

function MonthSwitch({ board }: { board: Leaderboard }) {
  const navigate = route.useNavigate();
  const { month, currentMonth, firstMonth } = board;
  const go = (steps: number) => {
    void navigate({ search: { month: monthAfter(month, steps) }, resetScroll: false });
  };
  return (
    <Switch aria-label={content.months}>
      <IconButton
        variant="secondary"
        label={content.previous}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={firstMonth === null || month <= firstMonth}
        onClick={() => go(-1)}
      />
      <Month aria-live="polite">{formatMonth(month)}</Month>
      <IconButton
        variant="secondary"
        label={content.next}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={month >= currentMonth}
        onClick={() => go(1)}
      />
    </Switch>
  );
}

function Board({ board }: { board: Leaderboard }) {
  const { user } = useCurrentUser();
  const { month, currentMonth, firstMonth, rows } = board;
  const name = formatMonth(month);
  const before = monthAfter(month, -1);
  if (rows.length === 0)
    return (
      <EmptyState
        title={content.emptyTitle(name)}
        description={content.empty}
        action={
          firstMonth !== null && firstMonth < month ? (
            <ButtonLink href={`/leaderboard?month=${before}`}>
              {content.seeMonth(formatMonth(before))}
            </ButtonLink>
          ) : (
            <ButtonLink href="/issues?filter=in_progress">{content.emptyAction}</ButtonLink>
          )
        }
      />
    );
  return (
    <>
      <DataTable
        caption={content.caption(name)}
        columns={COLUMNS}
        rows={rows.map((row) => ({
          id: row.userId,
          cells: {
            rank: formatNumber(row.rank),
            name: (
              <Person>
                <AppLink href={`/users/${row.userId}`}>
                  <bdi>{row.username}</bdi>
                </AppLink>
                {row.userId === user?.id && <Badge>{content.you}</Badge>}
              </Person>
            ),
            agreed: formatNumber(row.agreedCount),
            votes: formatNumber(row.verifications),
            accuracy: formatShare(row.accuracyBp),
          },
        }))}
      />
      {month === currentMonth && <Muted>{content.running}</Muted>}
    </>
  );
}

const Switch = styled.nav`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Month = styled.strong`
  flex: 0 1 10rem;
  min-inline-size: 0;
  font-size: ${theme.fontSize.lead};
  hyphens: auto;
  overflow-wrap: anywhere;
  text-align: center;
`;

const Person = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`;
