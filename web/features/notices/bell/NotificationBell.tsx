import { Bell } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { theme } from '#web/theme/theme.ts';
import { useRoomNote } from '#web/features/notices/needs/useNeeds.ts';
import { notificationsContent } from './content.ts';

const NotificationsPanel = lazyPart(
  async () => (await import('./NotificationsPanel.tsx')).NotificationsPanel,
);

/** A larger number does not fit the badge. */
const SHOWN_MAX = 99;

/** The list behind it is loaded on first use. */
export function NotificationBell({ unreadCount }: { unreadCount: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useRoomNote();

  return (
    <Place>
      <IconButton
        ref={button}
        label={notificationsContent.bell(unreadCount)}
        icon={<Bell aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void NotificationsPanel.load().catch(() => undefined)}
        onClick={() => setIsOpen(!isOpen)}
      />
      {unreadCount > 0 && (
        <Mark aria-hidden="true">{unreadCount > SHOWN_MAX ? `${SHOWN_MAX}+` : unreadCount}</Mark>
      )}
      {isOpen && (
        <BelowHeader>
          <Suspense>
            <NotificationsPanel anchor={button} onClose={() => setIsOpen(false)} />
          </Suspense>
        </BelowHeader>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  display: inline-flex;
`;

/** Where the panel says that its code is missing. */
const BelowHeader = styled.div`
  position: fixed;
  inset: calc(${theme.size.header} + env(safe-area-inset-top)) 0 auto;
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: -2px;
  min-width: 1.25rem;
  padding: 0 0.25rem;
  border: 2px solid ${theme.color.ground};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.danger};
  color: ${theme.color.onDanger};
  font-size: 0.6875rem;
  font-weight: ${theme.weight.strong};
  line-height: 1.3;
  text-align: center;
  pointer-events: none;
`;
