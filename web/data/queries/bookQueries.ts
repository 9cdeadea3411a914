import { queryOptions } from '@tanstack/react-query';
import {
  listAudit,
  listLedger,
  listMoneyTrail,
  listProfileRecord,
  type AuditEntry,
  type LedgerMovement,
} from '#schema/verification/audit.ts';
import { call } from '#web/data/server/call.ts';
import { queryKeys } from './queryKeys.ts';
import { endpointQuery } from './endpointQuery.ts';

/** The whole public record and the whole books of an issue, as the server holds them now. */
export type Books = { entries: AuditEntry[]; movements: LedgerMovement[]; balance: string };

/** Everything about an issue that anybody can check, read page by page. */
export const booksQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.books(id),
    // A check of yesterday's answer would say nothing about today's record.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Books> => {
      const [entries, ledger] = await Promise.all([
        readAll(async (after) => call(listAudit, { params: { id }, query: { after }, signal })),
        readAll(async (after) => call(listLedger, { params: { id }, query: { after }, signal })),
      ]);
      const balance = ledger.last.balance;
      return { entries: entries.items, movements: ledger.items, balance };
    },
  });

type Page<Item> = { items: Item[]; next: number | null };

async function readAll<Item, P extends Page<Item>>(
  read: (after: string) => Promise<P & Page<Item>>,
): Promise<{ items: P['items']; last: P }> {
  let page = await read('0');
  const items = [...page.items];
  while (page.next !== null) {
    page = await read(String(page.next));
    items.push(...page.items);
  }
  return { items, last: page };
}

/** Everything that moderators decided about profiles, oldest first. */
export const profileRecordQuery = () =>
  queryOptions({
    queryKey: ['profileRecord'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<AuditEntry[]> =>
      (await readAll(async (after) => call(listProfileRecord, { query: { after }, signal }))).items,
  });

/** Only when signed in. */
export const moneyTrailQuery = (id: string) =>
  endpointQuery(queryKeys.moneyTrail(id), listMoneyTrail, { params: { id } });
