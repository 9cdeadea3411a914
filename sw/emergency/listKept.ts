import type { Draft, OutboxDatabase } from '../outbox/database.ts';
import { listAllDrafts } from '../outbox/drafts.ts';
import { listUnsent } from '../outbox/listUnsent.ts';
import type { OutboxRow } from '../outbox/outboxRow.ts';
import type { Kept, KeptItem } from './page/asked.ts';

/** `reader`: whose items may be shown; null: nobody's, as after a sign-out. */
export async function listKept(database: OutboxDatabase, reader: string | null): Promise<Kept> {
  const rows = reader === null ? [] : await unsentRows(database, reader);
  const drafts = await listAllDrafts(database, reader);
  const countAll = await database.run(async (connection) => {
    const received = await connection.countFromIndex('operations', 'status', 'received');
    const unsent = (await connection.count('operations')) - received;
    return unsent + (await connection.count('drafts'));
  });
  return {
    items: [...rows.map(itemFromRow), ...drafts.map(itemFromDraft)],
    hasOthers: countAll > rows.length + drafts.length,
  };
}

function unsentRows(database: OutboxDatabase, userId: string): Promise<OutboxRow[]> {
  return database.run((connection) =>
    listUnsent(connection.transaction('operations').store, userId),
  );
}

function itemFromRow({ operation, body, label, parts, status, createdAt }: OutboxRow): KeptItem {
  return {
    kind: operation,
    texts: textsIn({ title: label, ...body }),
    photoCount: parts.length,
    state: status as KeptItem['state'],
    writtenAt: createdAt,
  };
}

function itemFromDraft({ value, updatedAt }: Draft): KeptItem {
  const photoCount = countBytes(value);
  const texts = textsIn(value);
  return { kind: 'draft', texts, photoCount, state: 'draft', writtenAt: updatedAt };
}

/** Elsewhere a single word is an id or a choice, not the person's own text. */
const WRITTEN = ['title', 'description', 'message', 'summary', 'reason', 'text'];

function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    const text = value.trim();
    return /\s/u.test(text) || (text !== '' && WRITTEN.includes(name)) ? [text] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, part]) => textsIn(part, inner));
}

function countBytes(value: unknown): number {
  if (value instanceof ArrayBuffer) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + countBytes(part), 0);
}
