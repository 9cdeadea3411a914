import { Inbox, RotateCw, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { isStuck, type OutboxRow } from '#sw/outbox/outboxRow.ts';
import { parentHolding } from '#sw/outbox/conflictOf.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { outbox } from '#web/device/outbox/outbox.ts';
import type { OutboxState } from '#web/device/outbox/outboxStore.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { outboxContent as content } from './content.ts';
import { attempt } from './attempt.ts';
import { DraftCard } from './DraftCard.tsx';
import { OutboxNotices } from './OutboxNotices.tsx';
import { RowCard } from './RowCard.tsx';
import { groupRows } from './rowView.ts';
import { StoragePanel } from './StoragePanel.tsx';
import { TransferPanel } from './TransferPanel.tsx';
import { useDrafts } from './useDrafts.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';

/** Everything written on this device and its state. */
export function OutboxPage() {
  const state = useOutbox();
  const { user } = useCurrentUser();
  const isSignedOut = user === null;
  usePageMeta(content.title, content.subtitle);
  const isSending = state?.activity === 'sending';
  return (
    <Container>
      <PageHeader
        title={content.title}
        subtitle={content.subtitle}
        actions={
          !isSignedOut &&
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
      {state && !state.isUnread ? (
        <OutboxContents state={state} isSignedOut={isSignedOut} />
      ) : (
        <Loading />
      )}
    </Container>
  );
}

function Loading() {
  return (
    <Stack gap={4} aria-label={content.loading}>
      <Skeleton height="8rem" shape="block" />
      <Skeleton height="8rem" shape="block" />
    </Stack>
  );
}

type OutboxContentsProps = { state: OutboxState; isSignedOut: boolean };

function OutboxContents({ state, isSignedOut }: OutboxContentsProps) {
  const { drafts, discard } = useDrafts();
  const { attention, waiting, received } = groupRows(state.rows);
  const cards = (rows: typeof waiting) =>
    rows.map((row) => (
      <RowCard
        key={row.id}
        row={row}
        progress={state.progress[row.id]}
        parent={parentHolding(row, state.rows)}
      />
    ));
  return (
    <Stack gap={8}>
      <OutboxNotices state={state} isSignedOut={isSignedOut} />
      {drafts === undefined && state.rows.length === 0 && <Loading />}
      {drafts?.length === 0 && state.rows.length === 0 && (
        <EmptyState
          headingLevel={2}
          icon={<Inbox aria-hidden="true" />}
          title={content.empty.title}
          description={content.empty.text}
          action={<ButtonLink href="/report-issue">{content.empty.action}</ButtonLink>}
        />
      )}
      <Group
        title={content.groups.attention}
        count={attention.length}
        action={!isSignedOut && <ResendAll rows={attention} />}
      >
        {cards(attention)}
      </Group>
      <Group title={content.groups.waiting} count={waiting.length}>
        {cards(waiting)}
      </Group>
      <Group title={content.groups.drafts} count={drafts?.length ?? 0}>
        {drafts?.map((draft) => (
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
      <TransferPanel unsentCount={attention.length + waiting.length} isSignedOut={isSignedOut} />
      <StoragePanel rowCount={state.rows.length} />
    </Stack>
  );
}

/** One press for what was refused for a reason that may be over. */
function ResendAll({ rows }: { rows: readonly OutboxRow[] }) {
  const count = rows.filter((row) => !isStuck(row)).length;
  if (count < 2) return null;
  return (
    <div>
      <Button
        variant="secondary"
        icon={<RotateCw aria-hidden="true" />}
        onClick={() => void attempt(() => outbox.resendAll())}
      >
        {content.resendAll(count)}
      </Button>
    </div>
  );
}

type GroupProps = {
  title: string;
  note?: string;
  count: number;
  action?: ReactNode;
  children: ReactNode;
};

function Group({ title, note, count, action, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <Section aria-label={title}>
      <h2>
        <span>{title}</span> <Count>{count}</Count>
      </h2>
      {note && <p>{note}</p>}
      {action}
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
