import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { byteText } from '#web/format/byteText.ts';
import { formatDateTime, plural } from '#web/format/format.ts';
import { outbox } from '#web/device/outbox/outbox.ts';
import { outboxErrorContent } from '#web/device/outbox/outboxErrorContent.ts';
import { littleRoom } from '#web/device/outbox/outboxStorage.ts';
import type { OutboxState } from '#web/device/outbox/outboxStore.ts';
import { outboxContent as content } from './content.ts';
import { useStorage } from './useStorage.ts';

type OutboxNoticesProps = { state: OutboxState; isSignedOut: boolean };

/** What keeps waiting items from being sent. */
export function OutboxNotices({ state, isSignedOut }: OutboxNoticesProps) {
  const hasWaiting = state.waitingCount > 0;
  const isPaused = isSignedOut || (hasWaiting && state.activity === 'signed_out');
  return (
    <Stack gap={3}>
      {state.storageProblem && (
        <Banner tone="danger">{outboxErrorContent[state.storageProblem]}</Banner>
      )}
      {state.lostCount > 0 && <LossBanner count={state.lostCount} />}
      <RoomBanner state={state} />
      {isPaused && (
        <Banner
          tone="warning"
          action={
            <ButtonLink href="/auth?redirect=%2Foutbox" variant="secondary">
              {content.paused.action}
            </ButtonLink>
          }
        >
          {isSignedOut ? content.paused.signedOut : content.paused.text}
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

/** Warns while some room is left: a full device can store nothing more. */
function RoomBanner({ state }: { state: OutboxState }) {
  const { storage } = useStorage(state.rows.length);
  const leftBytes = storage ? littleRoom(storage) : null;
  if (leftBytes === null || state.waitingCount + state.attentionCount === 0) return null;
  return <Banner tone="warning">{content.littleRoom(byteText(leftBytes))}</Banner>;
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
