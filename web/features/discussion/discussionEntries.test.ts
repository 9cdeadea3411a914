import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '#schema/issues/chat.ts';
import type { OutboxRow, OutboxRowOf } from '#sw/outbox/outboxRow.ts';
import { waitingRow } from '#tests/support/device/outboxRows.ts';
import { discussionEntries } from './discussionEntries.ts';

const ISSUE = 'issue-1';

function queued(id: string, changes: Partial<OutboxRowOf<'postMessage'>> = {}): OutboxRow {
  return waitingRow({
    id: `key-${id}`,
    entityId: id,
    operation: 'postMessage',
    params: { id: ISSUE },
    body: { message: id },
    ...changes,
  });
}

const posted = (id: string, userId: string): ChatMessage => ({
  id,
  issueId: ISSUE,
  userId,
  userName: userId,
  userProfile: null,
  message: id,
  createdAt: '2025-05-18T10:00:00.000Z',
});

const seen = (messages: ChatMessage[], rows: OutboxRow[] | undefined, messagesReadAt = 5_000) =>
  discussionEntries({ issueId: ISSUE, userId: 'rosa', messages, messagesReadAt, rows });

describe('a discussion with own unsent messages', () => {
  it('shows them after what the server has, in the order they were written', () => {
    const rows = [queued('second', { sequence: 2 }), queued('first', { sequence: 1 })];
    expect(seen([posted('hello', 'sam')], rows).map(({ id, state }) => [id, state])).toEqual([
      ['hello', 'posted'],
      ['first', 'waiting'],
      ['second', 'waiting'],
    ]);
  });

  it('shows no message twice once the server has it, whatever the outbox still says', () => {
    expect(seen([posted('hello', 'rosa')], [queued('hello')])).toHaveLength(1);
  });

  it('keeps a message in sight between its receipt and the next reading of the list', () => {
    const fresh = queued('hello', { status: 'received', receivedAt: 6_000 });
    const old = queued('gone', { status: 'received', receivedAt: 4_000 });
    expect(seen([], [fresh, old]).map(({ id, state }) => [id, state])).toEqual([
      ['hello', 'posted'],
    ]);
  });

  it('leaves out messages for other issues and other kinds of rows', () => {
    expect(seen([], [queued('elsewhere', { params: { id: 'issue-2' } })])).toEqual([]);
  });

  it('marks which messages are the person’s own', () => {
    const entries = seen([posted('a', 'sam'), posted('b', 'rosa')], [queued('c')]);
    expect(entries.map(({ isOwn }) => isOwn)).toEqual([false, true, true]);
  });
});
