import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Banner } from '#web/components/Banner.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { Container } from '#web/components/Container.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { Stack } from '#web/components/Stack.tsx';
import { useCurrentUser } from '#web/data/useCurrentUser.ts';
import { usePageMeta } from '#web/data/usePageMeta.ts';
import { reportContent as content } from './content.ts';
import { ReportForm } from './ReportForm.tsx';
import { EMPTY_DRAFT } from './reportValues.ts';
import { useInitialReport } from './useInitialReport.ts';

const route = getRouteApi('/protected/report-issue');

/** Reporting an issue, with or without network; also correcting one that still waits. */
export function ReportPage() {
  const { edit } = route.useSearch();
  const { user } = useCurrentUser();
  usePageMeta(content.title, content.subtitle);
  usePreloadedOutbox();
  return (
    <Container>
      <PageHeader
        title={edit === undefined ? content.title : content.editTitle}
        subtitle={content.subtitle}
      />
      {user && <ReportDesk key={`${user.id} ${edit ?? ''}`} userId={user.id} editedRowId={edit} />}
    </Container>
  );
}

/** Where a report goes without network has to be on the device before the network is gone. */
function usePreloadedOutbox(): void {
  const router = useRouter();
  useEffect(() => {
    router.preloadRoute({ to: '/outbox' }).catch(() => undefined);
  }, [router]);
}

/** Opens the form with what was kept. */
function ReportDesk(props: { userId: string; editedRowId: string | undefined }) {
  const { userId, editedRowId } = props;
  const initial = useInitialReport(userId, editedRowId);
  const [startedOver, setStartedOver] = useState(0);
  if (initial === undefined) return <FormSkeleton />;
  if (initial === null)
    return (
      <EmptyState
        headingLevel={2}
        title={content.gone.title}
        description={content.gone.text}
        action={<ButtonLink href="/outbox">{content.gone.action}</ButtonLink>}
      />
    );
  const isFresh = startedOver > 0 && editedRowId === undefined;
  return (
    <Stack gap={5}>
      {initial.isRestored && startedOver === 0 && (
        <Banner tone="info">{content.draft.restored}</Banner>
      )}
      <ReportForm
        key={startedOver}
        userId={userId}
        editedRowId={editedRowId}
        initial={isFresh ? EMPTY_DRAFT : initial.draft}
        onDiscarded={() => setStartedOver((times) => times + 1)}
      />
    </Stack>
  );
}

function FormSkeleton() {
  return (
    <Stack gap={5} aria-label={content.loading}>
      <Skeleton height="3rem" shape="block" />
      <Skeleton height="9rem" shape="block" />
      <Skeleton height="24rem" shape="block" />
    </Stack>
  );
}
