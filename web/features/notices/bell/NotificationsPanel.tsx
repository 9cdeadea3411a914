import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '#web/components/actions/Button.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { NotificationList } from '#web/components/issues/NotificationList.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { closeOnEscape } from '#web/components/overlays/closeOnEscape.ts';
import { showError } from '#web/store/toastStore.ts';
import { errorMessage } from '#web/net/callErrors.ts';
import { notificationView } from '#web/features/notices/notificationView.ts';
import { notificationsQuery } from '#web/features/notices/notificationsQuery.ts';
import { useServerNow } from '#web/features/site/useServerNow.ts';
import { useMarkRead } from '#web/features/notices/useMarkRead.ts';
import { NeedsPanel } from '#web/features/notices/needs/NeedsPanel.tsx';
import { theme } from '#web/theme/theme.ts';
import { notificationsContent } from './content.ts';

type NotificationsPanelProps = {
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** What waits for the person, then the news, newest first. Opening one marks it as read. */
export function NotificationsPanel({ anchor, onClose }: NotificationsPanelProps) {
  const { data = [] } = useQuery(notificationsQuery());
  const { mutate, isPending } = useMarkRead();
  const unreadIds = data.filter(({ read }) => !read).map(({ id }) => id);
  const markAll = () =>
    mutate(unreadIds, {
      onError: (error) => showError(notificationsContent.markFailed, errorMessage(error)),
    });
  const isAnchor = (target: EventTarget | null) =>
    target instanceof Node && anchor.current?.contains(target) === true;

  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Panel
        align="end"
        sideOffset={14}
        collisionPadding={8}
        onKeyDown={closeOnEscape(onClose)}
        aria-label={notificationsContent.title}
        // The bell itself closes it; closing here too would open it again.
        onInteractOutside={(event) => isAnchor(event.target) && event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          anchor.current?.focus();
        }}
      >
        <NeedsPanel onFollow={onClose} />
        <Head>
          <Title>{notificationsContent.title}</Title>
          {unreadIds.length > 0 && (
            <Button variant="ghost" onClick={markAll} isPending={isPending}>
              {notificationsContent.markAll}
            </Button>
          )}
        </Head>
        <News
          onFollow={(id, isRead) => {
            if (!isRead) mutate([id]);
            onClose();
          }}
        />
      </Panel>
    </Popover.Root>
  );
}

function News({ onFollow }: { onFollow: (id: string, isRead: boolean) => void }) {
  const now = useServerNow();
  const { data, isPending, refetch } = useQuery(notificationsQuery());
  const words = notificationsContent;
  if (isPending)
    return (
      <Waiting>
        <VisuallyHidden as="output">{words.loading}</VisuallyHidden>
        <Skeleton lines={6} />
      </Waiting>
    );
  if (!data) return <LoadFailure headingLevel={3} words={words} onRetry={refetch} />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<BellOff />}
        title={words.emptyTitle}
        description={words.empty}
        headingLevel={3}
      />
    );
  return (
    <NotificationList
      items={data.map((note) => notificationView(note, now))}
      onFollow={({ id, isRead }) => onFollow(id, isRead)}
    />
  );
}

const drop = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

const Panel = styled(Popover.Content)`
  z-index: ${theme.z.menu};
  width: min(24rem, calc(100vw - ${theme.space[4]}));
  max-height: min(32rem, var(--radix-popover-content-available-height));
  padding: ${theme.space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.raised};
  box-shadow: 0 ${theme.space[2]} ${theme.space[8]} ${theme.color.shadow};
  animation: ${drop} ${theme.duration.fast} ${theme.easing.out};

  &:focus {
    outline: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: ${theme.size.target};
  padding-inline-start: ${theme.space[3]};
`;

const Title = styled.h2`
  font-size: ${theme.fontSize.lead};
`;

const Waiting = styled.div`
  padding: ${theme.space[4]};
`;
