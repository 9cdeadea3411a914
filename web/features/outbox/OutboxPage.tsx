import { Inbox, Send, FilePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { parentHolding } from '#sw/outbox/conflictOf.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDateTime, plural } from '#web/format/format.ts';
import { outbox } from '#web/device/outbox/outbox.ts';
import { type OutboxState, outboxDatabase } from '#web/device/outbox/outboxStore.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { outboxContent as content } from './content.ts';
import { RowCard } from './RowCard.tsx';
import { groupRows } from './rowView.ts';
import { StoragePanel } from './StoragePanel.tsx';
import { TransferPanel } from './TransferPanel.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteDraft } from '#sw/outbox/drafts.ts';
import { dropWordsAside } from '#web/device/drafts/wordsAside.ts';
import { reportDraftsQuery, type ReportDraftView } from '#web/device/drafts/reportDrafts.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { Badge } from '#web/components/issues/Badge.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { ItemCard } from './ItemCard.tsx';

/** Everything written on this device and its state. */
export function OutboxPage() {
  const state = useOutbox();
  usePageMeta(content.title, content.subtitle);
  const isSending = state?.activity === 'sending';
  return (
    <Container>
      <PageHeader
        title={content.title}
        subtitle={content.subtitle}
        actions={
          (state?.waitingCount ?? 0) > 0 && (
            <Button
              variant="primary"
              icon={<Send aria-hidden="true" />}
              isPending={isSending}
              pendingLabel={content.sending}
              onClick={() => void outbox.retryNow()}
            >
              {content.sendNow}
            </Button>
          )
        }
      />
      {state ? (
        <OutboxContents state={state} />
      ) : (
        <Stack gap={4} aria-label={content.loading}>
          <Skeleton height="8rem" shape="block" />
          <Skeleton height="8rem" shape="block" />
        </Stack>
      )}
    </Container>
  );
}

function OutboxContents({ state }: { state: OutboxState }) {
  const { drafts, discard } = useDrafts();
  const { attention, waiting, received } = groupRows(state.rows);
  const cards = (rows: typeof waiting) =>
    rows.map((row) => (
      <RowCard
        key={row.id}
        row={row}
        fraction={state.progress[row.id] ?? 0}
        parent={parentHolding(row, state.rows)}
      />
    ));
  return (
    <Stack gap={8}>
      <Notices state={state} />
      {state.rows.length === 0 && drafts.length === 0 && (
        <EmptyState
          headingLevel={2}
          icon={<Inbox aria-hidden="true" />}
          title={content.empty.title}
          description={content.empty.text}
          action={<ButtonLink href="/report-issue">{content.empty.action}</ButtonLink>}
        />
      )}
      <Group title={content.groups.attention} count={attention.length}>
        {cards(attention)}
      </Group>
      <Group title={content.groups.waiting} count={waiting.length}>
        {cards(waiting)}
      </Group>
      <Group title={content.groups.drafts} count={drafts.length}>
        {drafts.map((draft) => (
          <DraftCard key={draft.key} draft={draft} onDiscard={() => discard(draft.key)} />
        ))}
      </Group>
      <Group
        title={content.groups.received}
        note={content.groups.receivedNote}
        count={received.length}
      >
        {cards(received)}
      </Group>
      <TransferPanel unsentCount={attention.length + waiting.length} />
      <StoragePanel rowCount={state.rows.length} />
    </Stack>
  );
}

function Notices({ state }: { state: OutboxState }) {
  const hasWaiting = state.waitingCount > 0;
  return (
    <Stack gap={3}>
      {state.storageProblem && (
        <Banner tone="danger">{content.storageProblems[state.storageProblem]}</Banner>
      )}
      {state.lostCount > 0 && <LossBanner count={state.lostCount} />}
      {hasWaiting && state.activity === 'signed_out' && (
        <Banner
          tone="warning"
          action={
            <ButtonLink href="/auth?redirect=%2Foutbox" variant="secondary">
              {content.paused.action}
            </ButtonLink>
          }
        >
          {content.paused.text}
        </Banner>
      )}
      {hasWaiting && state.activity === 'offline' && (
        <Banner tone="offline">{content.offline}</Banner>
      )}
      {state.lastSuccessAt !== null && (
        <Muted>
          {content.lastSuccess(formatDateTime(new Date(state.lastSuccessAt).toISOString()))}
        </Muted>
      )}
    </Stack>
  );
}

function LossBanner({ count }: { count: number }) {
  return (
    <Banner
      tone="danger"
      action={
        <Button variant="secondary" onClick={() => outbox.forgetLoss()}>
          {content.lost.understood}
        </Button>
      }
    >
      {content.lost.text(plural(count, content.lost.items))}
    </Banner>
  );
}

type GroupProps = { title: string; note?: string; count: number; children: ReactNode };

function Group({ title, note, count, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <Section aria-label={title}>
      <h2>
        {title} <Count>{count}</Count>
      </h2>
      {note && <p>{note}</p>}
      <ul>{children}</ul>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};

  & p {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  & ul {
    display: grid;
    gap: ${theme.space[3]};
    padding: 0;
    list-style: none;
  }
`;

const Count = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

type Drafts = { drafts: ReportDraftView[]; discard: (key: string) => Promise<void> };

/** Newest first. */
function useDrafts(): Drafts {
  const { user } = useCurrentUser();
  const query = reportDraftsQuery(user?.id ?? '');
  const queryClient = useQueryClient();
  const { data = [] } = useQuery({ ...query, enabled: Boolean(user) });
  return {
    drafts: data,
    discard: async (key) => {
      dropWordsAside(key);
      await deleteDraft(outboxDatabase, key);
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  };
}

type DraftCardProps = { draft: ReportDraftView; onDiscard: () => Promise<void> };

function DraftCard({ draft, onDiscard }: DraftCardProps) {
  const title = draft.title || (draft.isShared ? content.shared : content.untitled);
  return (
    <ItemCard
      kind={content.kinds.reportIssue}
      title={title}
      href={draft.href}
      state={<Badge icon={<FilePen aria-hidden="true" />}>{content.states.draft}</Badge>}
      facts={[content.changed(formatDateTime(draft.updatedAt))]}
      actions={
        <>
          <ButtonLink href={draft.href} variant="secondary">
            {content.actions.continue}
          </ButtonLink>
          <DiscardButton title={title} onConfirm={onDiscard} />
        </>
      }
    />
  );
}
