import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { createGlobalStyle } from 'styled-components';
import { Container } from '#web/components/layout/Container.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { NoHttps } from '#web/features/site/NoHttps.tsx';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { reportContent as content } from './content.ts';
import { DraftChooser } from './DraftChooser.tsx';
import { NothingKept } from './NothingKept.tsx';
import { ReportForm } from './ReportForm.tsx';
import { SharedQuestion } from './SharedQuestion.tsx';
import {
  toDraftKey,
  forgetShared,
  takeShared,
  useInitialReport,
  type InitialReport,
  type ReportId,
} from './useInitialReport.ts';
import { useDraftClaim } from './useDraftClaim.ts';
import { useReportId } from './useReportId.ts';

/** For a new report, or a correction of a queued one; works offline. */
export function ReportPage() {
  const { user } = useCurrentUser();
  const id = useReportId(user?.id);
  usePageMeta(content.title, content.subtitle);
  usePreloadedOutbox();
  const isEdit = id !== null && 'edit' in id;
  return (
    <Container>
      <NoFooter />
      <PageHeader title={isEdit ? content.editTitle : content.title} subtitle={content.subtitle} />
      {user && id ? (
        <ReportDesk key={toDraftKey(user.id, id)} userId={user.id} id={id} />
      ) : (
        <FormSkeleton />
      )}
    </Container>
  );
}

/** The outbox page must be on the device before the network is gone. */
function usePreloadedOutbox(): void {
  const router = useRouter();
  useEffect(() => {
    router.preloadRoute({ to: '/outbox' }).catch(() => undefined);
  }, [router]);
}

type DeskProps = { userId: string; id: ReportId };

/** A draft is open in one living tab at a time: a second one would overwrite it. */
function ReportDesk({ userId, id }: DeskProps) {
  const { state, takeOver } = useDraftClaim(toDraftKey(userId, id));
  const [newHref] = useState(() => `/report-issue?draft=${crypto.randomUUID()}`);
  if (state === 'waiting') return <FormSkeleton />;
  if (state === 'held') return <OpenDesk userId={userId} id={id} newHref={newHref} />;
  return (
    <EmptyState
      headingLevel={2}
      title={content.elsewhere.title}
      description={content.elsewhere.text}
      action={
        <Row gap={3} justify="center">
          <ButtonLink href={newHref}>{content.draft.startNew}</ButtonLink>
          <Button onClick={takeOver}>{content.elsewhere.takeOver}</Button>
        </Row>
      }
    />
  );
}

/** Opens the form with its stored state. */
function OpenDesk({ userId, id, newHref }: DeskProps & { newHref: string }) {
  const [startedOver, setStartedOver] = useState(0);
  const [taken, setTaken] = useState<InitialReport | null>(null);
  const kept = useInitialReport(userId, id, startedOver);
  const initial = taken ?? kept;
  const [spareId] = useState(() => ({ draft: crypto.randomUUID() }));
  const startOver = () => {
    setTaken(null);
    setStartedOver((times) => times + 1);
  };
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
  if ('shared' in initial)
    return (
      <SharedQuestion
        shared={initial.shared}
        onTake={async () => setTaken(await takeShared(initial.draftId, userId, initial.shared))}
        onDiscard={async () => {
          await forgetShared(initial.draftId);
          startOver();
        }}
      />
    );
  // A draft that was not read must not be overwritten.
  const openId = initial.isUnread ? spareId : id;
  return (
    <Stack gap={5}>
      <NoHttps />
      {initial.isUnread && <NothingKept />}
      <DraftChooser
        userId={userId}
        id={openId}
        isRestored={initial.kept !== null}
        newHref={newHref}
        unread={initial.isUnread ? { key: toDraftKey(userId, id), open: startOver } : null}
      />
      <ReportForm
        key={startedOver}
        userId={userId}
        id={openId}
        initial={initial}
        onDiscarded={startOver}
      />
    </Stack>
  );
}

/** Hides the footer: nothing below competes with the task. */
const NoFooter = createGlobalStyle`
  #root footer {
    display: none;
  }
`;

function FormSkeleton() {
  return (
    <Stack gap={5} aria-label={content.loading}>
      <Skeleton height="3rem" shape="block" />
      <Skeleton height="9rem" shape="block" />
      <Skeleton height="24rem" shape="block" />
    </Stack>
  );
}
