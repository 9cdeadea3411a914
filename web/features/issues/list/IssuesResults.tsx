import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IssuePage } from '#schema/issues/issue.ts';
import { ISSUES_PAGE_SIZE } from '#schema/limits.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { ErrorState } from '#web/components/feedback/ErrorState.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { IssueCard } from '#web/components/issues/IssueCard.tsx';
import { IssueCardSkeleton } from '#web/components/issues/IssueCardSkeleton.tsx';
import { Pagination } from '#web/components/paging/Pagination.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import type { Dated } from '#web/net/call.ts';
import { useIssueCards } from '#web/features/issues/issueCardView.ts';
import { formatMoment, plural } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { issuesContent } from './content.ts';

type IssuesResultsProps = {
  result: UseQueryResult<Dated<IssuePage>>;
  /** One's own unsent reports, above the results. */
  waiting: ReactNode;
  /** In place of a page that the list no longer has. */
  beyondEnd: ReactNode;
  isSearching: boolean;
  onPageChange: (page: number) => void;
};

export function IssuesResults(props: IssuesResultsProps) {
  const { result, waiting, beyondEnd, isSearching, onPageChange } = props;
  const { data: dated, isPending, isPlaceholderData, isError } = result;
  const renderCard = useIssueCards();
  if (isPending) return <Loading />;
  if (isError && !dated)
    return (
      <ErrorState title={issuesContent.failed} headingLevel={2} onRetry={() => location.reload()} />
    );
  const { items, page, pageCount, total, isTotalCapped } = dated.data;
  const totalText = plural(total, issuesContent.issue);
  return (
    <Parts aria-busy={isPlaceholderData}>
      <Stack gap={3}>
        <Count as="output">{issuesContent.found(totalText, isTotalCapped)}</Count>
        {dated.cachedAt && (
          <Banner tone="offline">{issuesContent.offline(formatMoment(dated.cachedAt))}</Banner>
        )}
      </Stack>
      {waiting}
      {items.length === 0 ? (
        (total > 0 && beyondEnd) || <Empty isSearching={isSearching} />
      ) : (
        <Faded $isFaded={isPlaceholderData}>
          <Cards columns={3}>
            {items.map((issue, index) => (
              <IssueCard
                key={issue.id}
                {...renderCard(issue)}
                headingLevel={2}
                isEager={index === 0}
              />
            ))}
          </Cards>
        </Faded>
      )}
      <Pagination
        label={issuesContent.pages}
        page={page}
        pageCount={pageCount}
        onPageChange={onPageChange}
      />
    </Parts>
  );
}

function Loading() {
  return (
    <Parts>
      <Count as="output">
        <VisuallyHidden>{issuesContent.loading}</VisuallyHidden>
      </Count>
      <Cards columns={3}>
        {Array.from({ length: ISSUES_PAGE_SIZE }, (_, index) => (
          <IssueCardSkeleton key={index} />
        ))}
      </Cards>
    </Parts>
  );
}

function Empty({ isSearching }: { isSearching: boolean }) {
  const { empty, report } = issuesContent;
  return (
    <EmptyState
      title={empty.title}
      description={isSearching ? empty.search : empty.category}
      headingLevel={2}
      action={
        // The page's header has the same link as its main button.
        <ButtonLink href="/report-issue">{report}</ButtonLink>
      }
    />
  );
}

const Parts = styled(Stack)`
  gap: ${theme.space[1]};

  ${theme.media.md} {
    gap: ${theme.space[4]};
  }
`;

const Cards = styled(Grid)`
  ${theme.media.belowMd} {
    gap: ${theme.space[2]};
  }
`;

const Count = styled.div`
  display: flex;
  align-items: center;
  min-height: ${theme.space[6]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};

  /* The line is taller than its text: a phone has no room for the rest. */
  ${theme.media.belowMd} {
    margin-block-start: calc(-1 * ${theme.space[2]});
  }
`;

const Faded = styled.div<{ $isFaded: boolean }>`
  opacity: ${({ $isFaded }) => ($isFaded ? 0.55 : 1)};
  transition: opacity ${theme.duration.fast} ${theme.easing.out};
`;
