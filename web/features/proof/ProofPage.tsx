import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { OutboxRowOf } from '#sw/outbox/outboxRow.ts';
import { Page } from '#web/components/layout/Page.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { ErrorState } from '#web/components/feedback/ErrorState.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { outbox } from '#web/device/outbox/outbox.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { useServerNow } from '#web/features/site/useServerNow.ts';
import { theme } from '#web/theme/theme.ts';
import { proofContent as content } from './content.ts';
import { draftOfRow, EMPTY_DRAFT, videoOfRow } from './proofDraft.ts';
import { ProofForm } from './ProofForm.tsx';
import { prepareProof } from './preparation.ts';

const route = getRouteApi('/protected/issues/$id/proof');

/** For the chosen solver; works offline. */
export function ProofPage() {
  const { id } = route.useParams();
  const { user } = useCurrentUser();
  const rows = useOutbox()?.rows;
  usePageMeta(content.title);
  usePreloadedOutbox();
  return (
    <Page endGap={16}>
      {user && rows ? (
        <ProofDesk userId={user.id} issueId={id} row={findOwnRow(rows, id)} key={id} />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  );
}

type Rows = NonNullable<ReturnType<typeof useOutbox>>['rows'];

/** One's own unsent proof of this issue. */
function findOwnRow(rows: Rows, issueId: string): OutboxRowOf<'submitProof'> | null {
  const row = rows.find(
    (one) =>
      one.operation === 'submitProof' && one.params.id === issueId && one.status !== 'received',
  );
  return row?.operation === 'submitProof' ? row : null;
}

/** The outbox page must be on the device before the network is gone. */
function usePreloadedOutbox(): void {
  const router = useRouter();
  useEffect(() => {
    router.preloadRoute({ to: '/outbox' }).catch(() => undefined);
  }, [router]);
}

type ProofDeskProps = {
  userId: string;
  issueId: string;
  row: OutboxRowOf<'submitProof'> | null;
};

/** Prepares the form's nonce, picture to match, and draft. */
function ProofDesk({ userId, issueId, row }: ProofDeskProps) {
  const now = useServerNow();
  const isRenewed = row?.problem?.code === 'nonce_expired';
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['proofPreparation', userId, issueId, isRenewed],
    // Refetched on opening only: a refetch while the form is open would close the camera.
    gcTime: 0,
    staleTime: ({ state }) => (state.data?.prepared.kind === 'ready' ? 'static' : 0),
    queryFn: async () => {
      const prepared = await prepareProof({ userId, issueId }, { now, isRenewed });
      const mayChange =
        row?.status === 'attention' || (row?.status === 'waiting' && !row.isInDoubt);
      const initial = row && mayChange ? await draftOfRow(row, outbox.photo) : EMPTY_DRAFT;
      return {
        prepared,
        initial,
        video: row && mayChange ? await videoOfRow(row, outbox.photo) : null,
        row: mayChange ? row : null,
        isStuck: row !== null && !mayChange,
      };
    },
  });
  if (error) return <Closed issueId={issueId} />;
  if (!data) return <FormSkeleton />;
  const { prepared, isStuck } = data;
  if (isStuck) return <Waiting />;
  if (prepared.kind === 'closed') return <Closed issueId={issueId} />;
  if (prepared.kind === 'unprepared')
    return (
      <Below>
        <ErrorState
          headingLevel={1}
          title={content.unprepared.title}
          description={content.unprepared.text}
          retryLabel={content.unprepared.retry}
          onRetry={() => void refetch()}
        />
      </Below>
    );
  const { preparation } = prepared;
  return (
    <>
      <PageHeader
        back={{ href: `/issues/${issueId}`, label: content.back }}
        title={content.title}
        subtitle={content.subtitle(preparation.issue.title)}
      />
      {isFetching ? (
        <FormSkeleton />
      ) : (
        <ProofForm
          userId={userId}
          issueId={issueId}
          preparation={preparation}
          initial={data.initial}
          initialVideo={data.video}
          row={data.row}
        />
      )}
    </>
  );
}

function Waiting() {
  const { waiting } = content;
  return (
    <Below>
      <EmptyState
        headingLevel={1}
        title={waiting.title}
        description={waiting.text}
        action={<ButtonLink href="/outbox">{waiting.action}</ButtonLink>}
      />
    </Below>
  );
}

function Closed({ issueId }: { issueId: string }) {
  const { closed } = content;
  return (
    <Below>
      <EmptyState
        headingLevel={1}
        title={closed.title}
        description={closed.text}
        action={<ButtonLink href={`/issues/${issueId}`}>{closed.action}</ButtonLink>}
      />
    </Below>
  );
}

function FormSkeleton() {
  return (
    <Stack gap={5} aria-label={content.loading}>
      <Skeleton height="3rem" shape="block" />
      <Skeleton height="16rem" shape="block" />
      <Skeleton height="16rem" shape="block" />
    </Stack>
  );
}

const Below = styled.div`
  padding-block-start: ${theme.space[8]};
`;
