import { createHash } from 'node:crypto';
import { canonicalJson } from '#api/database/canonicalJson.ts';
import { actorDigestOf, hashAuditEntry } from '#api/database/auditLog.ts';
import { expiryOf } from '#api/domain/money/pledgeExpiry.ts';
import { pledgePostings } from '#api/domain/money/ledger.ts';
import { searchDocOf } from '#api/repositories/issues/reports.ts';
import { communityAreaOf } from '#schema/places/area.ts';
import { cellOf } from '#schema/places/geo.ts';
import { SOLVER_SHARE_BP } from '#schema/limits.ts';
import { proposalTitleOf } from '#schema/issues/proposal.ts';
import type { SeedAct, SeedIssue } from './seedPlan.ts';

type Row = Record<string, unknown>;
type ActOf<Kind extends SeedAct['kind']> = Extract<SeedAct, { kind: Kind }>;

/** Rows by table, in the order in which they may be written. */
export type SeedRows = {
  issue: Row[];
  issue_search: Row[];
  pledge: Row[];
  proposal: Row[];
  chat_message: Row[];
  ledger_transaction: Row[];
  ledger_entry: Row[];
  audit_entry: Row[];
  audit_head: Row[];
};

const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;
const noHash = new Uint8Array(32);

function recordOf(act: SeedAct, pledgeNumber: number) {
  if (act.kind === 'pledge') {
    const data = { pledgeNumber, amountCents: String(act.amountCents) };
    return { action: 'pledge_made', data };
  }
  if (act.kind === 'proposal') return { action: 'proposal_made', data: { proposalId: act.id } };
  return { action: 'message_posted', data: { messageId: act.id } };
}

/** The chain of what happened, as the commands would have written it. */
function chainOf(issue: SeedIssue): Pick<SeedRows, 'audit_entry' | 'audit_head'> {
  let pledgeNumber = 0;
  const acts = [
    { by: issue.reporter, at: issue.at, action: 'issue_reported', data: { photos: [] } },
    ...issue.acts.map((act) => {
      if (act.kind === 'pledge') pledgeNumber += 1;
      return { by: act.by, at: act.at, ...recordOf(act, pledgeNumber) };
    }),
  ];
  let previousHash: Uint8Array = noHash;
  const entries = acts.map(({ by, at, action, data }, index): Row => {
    const entry = {
      issueId: issue.id,
      sequence: index + 1,
      action,
      actorDigest: actorDigestOf(by.id, by.salt),
      data: canonicalJson(data),
      createdAt: at,
      previousHash,
    };
    const hash = hashAuditEntry(entry);
    previousHash = hash;
    return {
      issue_id: issue.id,
      sequence: entry.sequence,
      action,
      actor_digest: hex(entry.actorDigest),
      data: entry.data,
      previous_hash: hex(entry.previousHash),
      hash: hex(hash),
      created_at: at,
    };
  });
  const salt = hex(createHash('sha256').update(`trybe seed head ${issue.id}`).digest());
  const head = { issue_id: issue.id, sequence: acts.length, hash: hex(previousHash), salt };
  return { audit_entry: entries, audit_head: [head] };
}

function moneyOf(issueId: string, pledges: readonly ActOf<'pledge'>[]) {
  const rows = pledges.map((act, index): Row => ({
    id: act.id,
    issue_id: issueId,
    user_id: act.by.id,
    amount_cents: String(act.amountCents),
    pledge_number: index + 1,
    solver_share_bp: String(SOLVER_SHARE_BP),
    status: 'held',
    refund_due_at: expiryOf(act.at).refundDueAt,
    created_at: act.at,
  }));
  const movements = pledges.map((act): Row => ({
    id: act.movementId,
    issue_id: issueId,
    kind: 'pledge',
    pledge_id: act.id,
    created_at: act.at,
  }));
  const entries = pledges.flatMap((act) =>
    pledgePostings(act.by.id, issueId, act.amountCents).map(({ account, amountCents }): Row => ({
      transaction_id: act.movementId,
      account: account.kind,
      issue_id: account.kind === 'escrow' ? account.id : null,
      user_id: account.kind === 'donor' ? account.id : null,
      amount_cents: String(amountCents),
    })),
  );
  return { pledge: rows, ledger_transaction: movements, ledger_entry: entries };
}

function issueRow(issue: SeedIssue, pledges: readonly ActOf<'pledge'>[]): Row {
  const count = (kind: SeedAct['kind']) => issue.acts.filter((act) => act.kind === kind).length;
  return {
    id: issue.id,
    title: issue.title,
    description: issue.description,
    location: issue.location,
    latitude: issue.latitude,
    longitude: issue.longitude,
    cell: String(cellOf(issue)),
    area: communityAreaOf(issue.location),
    priority: issue.priority,
    category: issue.category,
    solution_criteria: issue.solutionCriteria,
    status: pledges.length > 0 ? 'funded' : 'reported',
    funding_cents: String(pledges.reduce((sum, { amountCents }) => sum + amountCents, 0n)),
    pledge_count: pledges.length,
    pledger_count: new Set(pledges.map(({ by }) => by.id)).size,
    proposal_count: count('proposal'),
    message_count: count('message'),
    reporter_id: issue.reporter.id,
    created_at: issue.at,
    updated_at: issue.at,
    // Drawn by the database.
    version: 0,
    edited_version: 0,
  };
}

/** What the tables hold of an issue once everything has happened there. */
export function seedRowsOf(issue: SeedIssue): SeedRows {
  const pledges = issue.acts.filter((act) => act.kind === 'pledge');
  const proposals = issue.acts.filter((act) => act.kind === 'proposal');
  const messages = issue.acts.filter((act) => act.kind === 'message');
  return {
    issue: [issueRow(issue, pledges)],
    issue_search: [{ issue_id: issue.id, doc: searchDocOf(issue) }],
    ...moneyOf(issue.id, pledges),
    proposal: proposals.map(({ id, by, at, description, days, compensationCents }) => ({
      id,
      issue_id: issue.id,
      solver_id: by.id,
      title: proposalTitleOf(description),
      description,
      compensation_cents: String(compensationCents),
      estimated_days: days,
      created_at: at,
    })),
    chat_message: messages.map(({ id, by, at, text }) => ({
      id,
      issue_id: issue.id,
      user_id: by.id,
      message: text,
      created_at: at,
    })),
    ...chainOf(issue),
  };
}
