import type { OutboxDatabase } from './database.ts';
import { listUnsent } from './listUnsent.ts';

/** The part of `navigator` that shows a number on the app's icon, where there is one. */
export type BadgeHost = {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

/** Shows how many items have not arrived on the app's icon. Never throws: it is only a badge. */
export async function showBadge(host: BadgeHost, count: number): Promise<void> {
  try {
    if (count > 0) await host.setAppBadge?.(count);
    else await host.clearAppBadge?.();
  } catch {
    // Not installed, or the person forbade it.
  }
}

/** How many of a person's items have not arrived. */
export async function countUnsent(database: OutboxDatabase, userId: string): Promise<number> {
  const rows = await database.run((connection) =>
    listUnsent(connection.transaction('operations').store, userId),
  );
  return rows.length;
}
