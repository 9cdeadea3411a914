import {
  Coins,
  Gavel,
  Hammer,
  Info,
  MapPin,
  MessageSquare,
  Newspaper,
  ThumbsUp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { content } from '#web/components/content.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';

export type NotificationLine = {
  id: string;
  type:
    | 'issue_update'
    | 'proposal'
    | 'pledge'
    | 'vote'
    | 'message'
    | 'system'
    | 'digest'
    | 'moderation';
  /** Null: no page to show. */
  href: string | null;
  text: string;
  /** Of the issue that it is about; null: none. */
  imageUrl: string | null;
  isRead: boolean;
  ago: string;
  time: string;
};

export type NotificationListProps = {
  items: readonly NotificationLine[];
  onFollow?: (item: NotificationLine) => void;
};

const signs: Record<NotificationLine['type'], ReactNode> = {
  issue_update: <MapPin aria-hidden="true" />,
  proposal: <Hammer aria-hidden="true" />,
  pledge: <Coins aria-hidden="true" />,
  vote: <ThumbsUp aria-hidden="true" />,
  message: <MessageSquare aria-hidden="true" />,
  system: <Info aria-hidden="true" />,
  digest: <Newspaper aria-hidden="true" />,
  moderation: <Gavel aria-hidden="true" />,
};

/** Newest first; unread ones are marked by a dot and in words. */
export function NotificationList({ items, onFollow }: NotificationListProps) {
  return (
    <List>
      {items.map((item) => (
        <li key={item.id}>
          {item.href === null ? (
            <Line>{face(item)}</Line>
          ) : (
            <LinkLine href={item.href} onClick={() => onFollow?.(item)}>
              {face(item)}
            </LinkLine>
          )}
        </li>
      ))}
    </List>
  );
}

function face({ type, text, imageUrl, isRead, ago, time }: NotificationLine): ReactNode {
  return (
    <>
      {imageUrl === null ? <Sign>{signs[type]}</Sign> : <Thumbnail src={imageUrl} />}
      <span>
        {!isRead && <VisuallyHidden>{`${content.notifications.unread} `}</VisuallyHidden>}
        <Text $isRead={isRead} dir="auto">
          {text}
        </Text>
        <Time title={time}>{ago}</Time>
      </span>
      {!isRead && <Dot aria-hidden="true" />}
    </>
  );
}

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  & > li + li {
    border-top: ${theme.size.hairline} solid ${theme.color.border};
  }
`;

const lineStyle = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${theme.space[3]};
  min-height: ${theme.size.target};
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  text-decoration: none;
  overflow-wrap: anywhere;
`;

const Line = styled.div`
  ${lineStyle}
`;

const LinkLine = styled(AppLink)`
  ${lineStyle}

  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.hover};
    }
  }
`;

const Sign = styled.span`
  padding-top: 2px;
  color: ${theme.color.textMuted};
`;

const Text = styled.span<{ $isRead: boolean }>`
  display: block;
  color: ${({ $isRead }) => ($isRead ? theme.color.textMuted : theme.color.text)};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
`;

const Time = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
`;

const Dot = styled.span`
  width: ${theme.space[2]};
  height: ${theme.space[2]};
  margin-top: ${theme.space[2]};
  border-radius: 50%;
  background: ${theme.color.dangerText};
`;
