import { queryOptions, keepPreviousData } from '@tanstack/react-query';
import {
  listAudit,
  listLedger,
  listProfileRecord,
  type AuditEntry,
  type LedgerMovement,
} from '#schema/case/audit.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { getLeaderboard } from '#schema/people/reputation.ts';
import {
  getTransparency,
  listAuditHeads,
  type AuditHead,
  type AuditHeadPage,
} from '#schema/case/transparency.ts';
import { call } from '#web/net/call.ts';
import { freshQuery } from '#web/net/endpointQuery.ts';

// Refetched on each visit: no event names figures of people or of the whole site.

/** Without a month: the current one. */
export const leaderboardQuery = (month: string | undefined) =>
  queryOptions({
    ...freshQuery(['leaderboard', month ?? null], getLeaderboard, {
      query: month === undefined ? {} : { month },
    }),
    placeholderData: keepPreviousData,
  });

/** Balances, and whether the books balance, as of now. */
export const transparencyQuery = () => freshQuery(['transparency'], getTransparency);

/** All heads of the last published day, page by page. */
export async function readAuditHeads(): Promise<Omit<AuditHeadPage, 'next'>> {
  let page = await call(listAuditHeads, {});
  const heads: AuditHead[] = [...page.heads];
  while (page.next !== null) {
    page = await call(listAuditHeads, { query: { day: page.day, after: page.next } });
    heads.push(...page.heads);
  }
  return { ...page, heads };
}

/** An issue's complete public record and ledger as of now. */
export type Books = { entries: AuditEntry[]; movements: LedgerMovement[]; balance: string };

/** Fetched page by page, for verification. */
export const booksQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.books(id),
    // Checking yesterday's answer would say nothing about today's record.
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

/** Moderation decisions about profiles, oldest first. */
export const profileRecordQuery = () =>
  queryOptions({
    queryKey: ['profileRecord'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<AuditEntry[]> =>
      (await readAll(async (after) => call(listProfileRecord, { query: { after }, signal }))).items,
  });
