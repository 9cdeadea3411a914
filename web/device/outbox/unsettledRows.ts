import type { OutboxRow } from '#sw/outbox/outboxRow.ts';

/**
 * Rows whose outcome this page knows but the database does not: the device had no room for it. The outcome
 * is shown until the database has one itself, or the row changes.
 */
export function createUnsettled() {
  const rows = new Map<string, OutboxRow>();
  return {
    keep: (known: readonly OutboxRow[]): void => {
      for (const row of known) rows.set(row.id, row);
    },
    /** The row as stored, or as this page knows it. */
    latest: (stored: OutboxRow): OutboxRow => {
      const known = rows.get(stored.id);
      if (!known) return stored;
      const isOpen = stored.status === 'sending' || stored.status === 'waiting';
      if (isOpen && JSON.stringify(stored.body) === JSON.stringify(known.body)) return known;
      rows.delete(stored.id);
      return stored;
    },
    ownedBy: (userId: string): OutboxRow[] =>
      [...rows.values()].filter((row) => row.userId === userId),
  };
}
