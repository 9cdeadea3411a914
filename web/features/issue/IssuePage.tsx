import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { Container } from '#web/components/layout/Container.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { ApiError, NetworkError } from '#web/net/callErrors.ts';
import { issueQuery } from '#web/features/issues/queries.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { issueContent } from './content.ts';
import { IssueMissing } from './IssueMissing.tsx';
import { IssueSkeleton } from './IssueSkeleton.tsx';
import { IssueView } from './IssueView.tsx';
import { findWaitingReport } from './waitingIssue.ts';

export { loadPaintedParts } from './paintedParts.ts';

// Only needed after an offline report.
const WaitingIssue = lazyPart(async () => (await import('./WaitingIssue.tsx')).WaitingIssue);

const route = getRouteApi('/issues/$id');

/** From the server, the device's store, or the outbox. */
export function IssuePage() {
  const { id } = route.useParams();
  const outbox = useOutbox();
  const waiting = findWaitingReport(outbox?.rows, id);
  const { data: dated, isPending, error, refetch } = useQuery(issueQuery(id));
  const isRefused = error instanceof ApiError && error.status < 500;
  const title = dated?.data.title ?? waiting?.body.title ?? issueContent.pageTitle;
  usePageMeta(title, dated?.data.description ?? waiting?.body.description);

  if (dated) return <IssueView issue={dated.data} cachedAt={dated.cachedAt} key={id} />;
  if (waiting)
    return (
      <Suspense fallback={<IssueSkeleton />}>
        <WaitingIssue report={waiting} />
      </Suspense>
    );
  return (
    <Page>
      {isPending || outbox === undefined ? (
        <IssueSkeleton />
      ) : (
        <Below>
          <IssueMissing
            isUnreachable={error instanceof NetworkError}
            onRetry={isRefused ? undefined : () => void refetch()}
          />
        </Below>
      )}
    </Page>
  );
}

const Below = styled.div`
  padding-block-start: ${theme.space[8]};
`;

// As tall as the window, so that the footer does not jump when the issue loads.
const Page = styled(Container)`
  min-height: 100dvh;
`;
