import { Check, CloudUpload, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { User } from '#schema/people/user.ts';
import { Stack } from '#web/components/layout/Stack.tsx';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { PersonAvatar } from '#web/components/people/PersonAvatar.tsx';
import { PersonName } from '#web/components/people/PersonName.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { discussionContent as content } from './content.ts';
import type { DiscussionEntry } from './discussionEntries.ts';

export type ReportOf = (message: Pick<DiscussionEntry, 'id' | 'userName'>) => ReactElement | null;

type MessageListProps = {
  entries: readonly DiscussionEntry[];
  user: Pick<User, 'username' | 'avatarUrl'>;
  /** Called for messages of others. */
  renderReport: ReportOf;
};

/** Oldest first; new ones are announced politely. */
export function MessageList({ entries, user, renderReport }: MessageListProps) {
  return (
    <Stack gap={5} role="log" aria-label={content.listLabel} tabIndex={0}>
      {entries.map((entry) => (
        <Message key={entry.id}>
          <PersonAvatar
            username={entry.userName ?? user.username}
            src={entry.isOwn ? user.avatarUrl : entry.profile?.avatarUrl}
            size="sm"
          />
          <Stack gap={1}>
            <Line>
              <Name>
                {entry.isOwn ? (
                  content.you
                ) : (
                  <PersonName username={entry.userName ?? ''} profile={entry.profile} />
                )}
              </Name>
              <Time dateTime={entry.writtenAt}>{formatDateTime(entry.writtenAt)}</Time>
              <SendState state={entry.state} isOwn={entry.isOwn} />
              {!entry.isOwn && renderReport(entry)}
            </Line>
            <UserText>{entry.message}</UserText>
          </Stack>
        </Message>
      ))}
    </Stack>
  );
}

function SendState({ state, isOwn }: { state: DiscussionEntry['state']; isOwn: boolean }) {
  if (state === 'posted') return isOwn ? <Check aria-hidden="true" /> : null;
  if (state === 'attention')
    return (
      <State>
        <TriangleAlert aria-hidden="true" />
        <AppLink href="/outbox">{content.attention}</AppLink>
      </State>
    );
  return (
    <State>
      <CloudUpload aria-hidden="true" />
      <span>{state === 'sending' ? content.sending : content.waiting}</span>
    </State>
  );
}

const Message = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  min-height: ${theme.space[8]};

  & svg {
    width: ${theme.size.iconSmall};
    height: ${theme.size.iconSmall};
    color: ${theme.color.textMuted};
  }
`;

const Name = styled.strong`
  font-weight: ${theme.weight.strong};
`;

const Time = styled.time`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
`;

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.warning};
  font-size: ${theme.fontSize.caption};
`;
