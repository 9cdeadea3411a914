import type { OutboxDatabase } from './database.ts';
import { listUnsent } from './listUnsent.ts';

/** The Badging API of `navigator`, where available. */
export type BadgeHost = {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

/** Never throws: it is only a badge. */
export async function showBadge(host: BadgeHost, count: number): Promise<void> {
  try {
    if (count > 0) await host.setAppBadge?.(count);
    else await host.clearAppBadge?.();
  } catch {
    // Not installed, or permission was denied.
  }
}

export async function countUnsent(database: OutboxDatabase, userId: string): Promise<number> {
  const rows = await database.run((connection) =>
    listUnsent(connection.transaction('operations').store, userId),
  );
  return rows.length;
}
