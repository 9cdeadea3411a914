import { createHash } from 'node:crypto';
import { canonicalJson } from '#api/database/canonicalJson.ts';
import { digestActor, hashAuditEntry } from '#api/database/auditLog.ts';
import type { SeedAct, SeedIssue } from './seedActs.ts';

export type Row = Record<string, string | number | boolean | Date | null>;

export type SeedChain = { audit_entry: Row[]; audit_head: Row[] };

const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;
const noHash = new Uint8Array(32);

function toRecord(act: SeedAct, pledgeNumber: number) {
  if (act.kind === 'pledge') {
    const data = { pledgeNumber, amountCents: String(act.amountCents) };
    return { action: 'pledge_made', data };
  }
  if (act.kind === 'proposal') return { action: 'proposal_made', data: { proposalId: act.id } };
  if (act.kind === 'message') return { action: 'message_posted', data: { messageId: act.id } };
  const { proposalId } = act;
  if (act.kind === 'vote') return { action: 'vote_cast', data: { proposalId, vote: 'upvote' } };
  const data = { proposalId, deadlineAt: act.deadlineAt.toISOString() };
  return { action: 'proposal_selected', data };
}

export function makeSeedChain(issue: SeedIssue): SeedChain {
  let pledgeNumber = 0;
  const acts = [
    { by: issue.reporter, at: issue.at, action: 'issue_reported', data: { photos: [] } },
    ...issue.acts.map((act) => {
      if (act.kind === 'pledge') pledgeNumber += 1;
      return { by: act.by, at: act.at, ...toRecord(act, pledgeNumber) };
    }),
  ];
  let previousHash: Uint8Array = noHash;
  const entries = acts.map(({ by, at, action, data }, index): Row => {
    const entry = {
      issueId: issue.id,
      sequence: index + 1,
      action,
      actorDigest: by && digestActor(by.id, by.salt),
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
      actor_digest: entry.actorDigest && hex(entry.actorDigest),
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
