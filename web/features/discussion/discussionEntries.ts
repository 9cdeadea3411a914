import type { ChatMessage } from '#schema/issues/chat.ts';
import type { ShownProfile } from '#schema/people/profile.ts';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';

export type DiscussionEntry = {
  id: string;
  userName: string | null;
  /** Null for one's own messages. */
  profile: ShownProfile | null;
  isOwn: boolean;
  message: string;
  /** ISO 8601. */
  writtenAt: string;
  state: 'posted' | 'waiting' | 'sending' | 'attention';
};

export type DiscussionSources = {
  issueId: string;
  userId: string;
  messages: readonly ChatMessage[];
  /** When the messages were read, in epoch milliseconds. */
  messagesReadAt: number;
  rows: readonly OutboxRow[] | undefined;
};

/**
 * The server's messages, then one's own that it does not list yet, by time. A message just received
 * stays until the list has it, so that it never disappears for a moment.
 */
export function discussionEntries(sources: DiscussionSources): DiscussionEntry[] {
  const { messages, userId } = sources;
  const known = new Set(messages.map(({ id }) => id));
  const posted = messages.map((message): DiscussionEntry => ({
    id: message.id,
    userName: message.userName,
    profile: message.userProfile ?? null,
    isOwn: message.userId === userId,
    message: message.message,
    writtenAt: message.createdAt,
    state: 'posted',
  }));
  const own = (sources.rows ?? [])
    .toSorted((a, b) => a.sequence - b.sequence)
    .filter((row) => !known.has(row.entityId))
    .map((row) => toEntry(row, sources))
    .filter((entry): entry is DiscussionEntry => entry !== null);
  return [...posted, ...own];
}

function toEntry(row: OutboxRow, sources: DiscussionSources): DiscussionEntry | null {
  if (row.operation !== 'postMessage' || row.params.id !== sources.issueId) return null;
  const isReceived = row.status === 'received';
  if (isReceived && (row.receivedAt ?? 0) < sources.messagesReadAt) return null;
  return {
    id: row.entityId,
    userName: null,
    profile: null,
    isOwn: true,
    message: row.body.message,
    writtenAt: new Date(row.createdAt).toISOString(),
    state: row.status === 'received' ? 'posted' : row.status,
  };
}
