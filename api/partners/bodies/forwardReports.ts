import { loadSiteSecret } from '#api/database/siteSecret.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { loadAnyIssue } from '#api/issues/issues.sql.ts';
import { readChangeNumbers } from '#api/issues/listIssueChanges.sql.ts';
import { findActiveBodies } from './bodies.sql.ts';
import { chooseBody } from './chooseBody.rules.ts';
import { createForwardingToken } from './forwardingToken.ts';
import {
  dropForwarding,
  insertForwarding,
  listChanged,
  loadReport,
  lockCursor,
  saveBegun,
  saveCursor,
  saveTold,
  type DueForwarding,
  type ForwardedReport,
} from './forwardings.sql.ts';

/**
 * Chooses the bodies of reports that are new or changed since the last run, including hidden ones shown
 * again. Returns whether there are more.
 */
export async function forwardReports(tx: Transaction): Promise<boolean> {
  const after = await lockCursor(tx);
  if (after === null) return false;
  const { complete } = await readChangeNumbers(tx);
  if (complete <= after) return false;
  const bodies = await findActiveBodies(tx);
  const { changed, last, hasMore } = await listChanged(tx, { after, upTo: complete });
  for (const issue of changed) {
    const body = issue.isOpen ? chooseBody(bodies, issue) : null;
    if (body) await insertForwarding(tx, { issueId: issue.id, bodyId: body.id });
  }
  await saveCursor(tx, last);
  return hasMore;
}

export type PreparedForwarding = ForwardedReport & { id: string; issueId: string; token: string };

/**
 * What to send; null: nothing any more. If a request might arrive without our getting a response, its start
 * is recorded beforehand.
 */
export async function prepareForwarding(
  tx: Transaction,
  { id, issueId }: DueForwarding,
): Promise<PreparedForwarding | null> {
  const report = await loadReport(tx, id);
  if (report === null) {
    await dropForwarding(tx, id);
    return null;
  }
  if (report.channel === 'open311' && report.begunAt === null) await saveBegun(tx, id, tx.now);
  const token = createForwardingToken(await loadSiteSecret(tx.manager), id, report);
  return { ...report, id, issueId, token };
}

type Arrived = { id: string; issueId: string; bodyName: string; remoteId: string | null };

/** Puts the forwarding on the issue's record once it has arrived. */
export async function noteTold(tx: Transaction, { issueId, ...told }: Arrived): Promise<void> {
  await loadAnyIssue(tx, issueId);
  if (!(await saveTold(tx, told))) return;
  await tx.audit({ issueId, action: 'issue_told', data: { body: told.bodyName } });
}
