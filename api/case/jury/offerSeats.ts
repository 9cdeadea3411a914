import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { seatOfferedNotice } from './juryNotices.rules.ts';
import type { Seat } from './jurySeats.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { saveSeats } from './juries.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';

type Offer = {
  proofId: string;
  before: readonly Seat[];
  after: readonly Seat[];
  pseudonymOf: ReadonlyMap<string, string>;
};

/**
 * Saves the seats of a jury as they are now: records, under pseudonyms, which lapsed and who is asked
 * instead, and notifies those who are asked. The issue is locked.
 */
export async function offerSeats(
  tx: Transaction,
  issue: IssueRow,
  { proofId, before, after, pseudonymOf }: Offer,
): Promise<void> {
  const earlier = new Map(before.map(({ jurorId, status }) => [jurorId, status]));
  const changed = after.filter(({ jurorId, status }) => earlier.get(jurorId) !== status);
  if (changed.length === 0) return;
  await saveSeats(tx, proofId, changed);
  const seatIds = (wanted: Seat['status']) =>
    changed.filter(({ status }) => status === wanted).map(({ jurorId }) => jurorId);
  const pseudonyms = (ids: readonly string[]) => ids.map((id) => pseudonymOf.get(id));
  const [lapsed, offered] = [seatIds('lapsed'), seatIds('offered')];
  const data = { proofId, lapsed: pseudonyms(lapsed), offered: pseudonyms(offered) };
  await tx.audit({ issueId: issue.id, action: 'jury_seats_offered', data, isBySystem: true });
  await saveNotices(tx, issue.id, noticesFor(offered, '', seatOfferedNotice(issue)));
}
