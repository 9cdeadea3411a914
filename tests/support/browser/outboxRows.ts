import type { Page } from 'playwright-core';

export type QueuedRow = {
  id: string;
  operation: string;
  entityId: string;
  status: string;
  body: { title?: string; message?: string };
  attempts: number;
  parts: { id: string; sha256: string; sizeBytes: number }[];
};

/** The rows of this device's queue, of all people, read from its disk and not from the screen. */
export function readOutboxRows(page: Page): Promise<QueuedRow[]> {
  return page.evaluate(
    () =>
      new Promise<QueuedRow[]>((resolve, reject) => {
        const opening = indexedDB.open('trybe-outbox');
        opening.addEventListener('error', () => reject(new Error('The queue cannot be opened')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const all = database.transaction('operations').objectStore('operations').getAll();
          all.addEventListener('success', () => {
            database.close();
            resolve(all.result as QueuedRow[]);
          });
        });
      }),
  );
}
