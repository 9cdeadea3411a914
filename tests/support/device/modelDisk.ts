import type { OutboxDatabase } from '#sw/outbox/database.ts';
import { OutboxError } from '#sw/outbox/OutboxError.ts';

/** The disk of the device that is being tried. */
export const disk = {
  database: null as OutboxDatabase | null,
  isFull: false,
  /** The small store that a leaving page writes to has a limit of its own. */
  isAsideFull: false,
  /** A database write that a leaving page begins is lost with the page. */
  isLeaving: false,
  running: 0,
};

const never = () => new Promise<never>(() => undefined);

/** What pages take for their database. */
export const outboxDatabase = {
  run: async (use: never) => {
    if (disk.isLeaving) return await never();
    if (disk.isFull) throw new OutboxError('quota_exceeded');
    disk.running += 1;
    return await disk.database?.run(use).finally(() => (disk.running -= 1));
  },
};
