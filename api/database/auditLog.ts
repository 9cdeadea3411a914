import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { canonicalJson } from '#api/database/canonicalJson.ts';
import { auditLinkText } from '#schema/audit.ts';

/** What a command puts on record. No personal data in it: ids of things, amounts and codes. */
export type AuditRecord = {
  issueId: string;
  action: string;
  data: unknown;
  /** The rules did it, not the person whose act made them apply. */
  isBySystem?: boolean;
};

/** One link of an issue's chain, as stored and as published. */
export type AuditEntry = {
  issueId: string;
  sequence: number;
  action: string;
  actorDigest: Uint8Array | null;
  /** Canonical JSON, exactly the text that was hashed. */
  data: string;
  createdAt: Date;
  previousHash: Uint8Array;
  hash: Uint8Array;
};

const noHash = new Uint8Array(32);

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/**
 * SHA-256 over the canonical JSON of a link: action, actorDigest (hex or null), createdAt (ISO),
 * data (text), issueId, previousHash (hex), sequence. Anyone can recompute it from public data.
 */
function hashAuditEntry(entry: Omit<AuditEntry, 'hash'>): Uint8Array {
  const text = auditLinkText({
    ...entry,
    actorDigest: entry.actorDigest === null ? null : toHex(entry.actorDigest),
    createdAt: entry.createdAt.toISOString(),
    previousHash: toHex(entry.previousHash),
  });
  return createHash('sha256').update(text).digest();
}

/** Number of the first link that does not hold, or null when the chain is whole. */
export function findBrokenLink(entries: readonly AuditEntry[]): number | null {
  let previous: Uint8Array = noHash;
  for (const [index, { hash, ...entry }] of entries.entries()) {
    const isWhole =
      entry.sequence === index + 1 &&
      Buffer.compare(entry.previousHash, previous) === 0 &&
      Buffer.compare(hash, hashAuditEntry(entry)) === 0;
    if (!isWhole) return entry.sequence;
    previous = hash;
  }
  return null;
}

/** Who acted, for those who know the salt: it is kept with the account and forgotten with it. */
async function digestOf(manager: EntityManager, actorId: string): Promise<Uint8Array | null> {
  const rows: { audit_salt: Uint8Array }[] = await manager.query(
    'select audit_salt from app_user where id = $1',
    [actorId],
  );
  const salt = rows[0]?.audit_salt;
  return salt ? createHash('sha256').update(salt).update(actorId).digest() : null;
}

/** Appends a link to the chain of an issue, in the caller's transaction; the chain stays locked. */
export async function appendAuditEntry(
  manager: EntityManager,
  actorId: string | null,
  now: Date,
  { issueId, action, data, isBySystem = false }: AuditRecord,
): Promise<void> {
  await manager.query(
    'insert into audit_head (issue_id, sequence, hash) values ($1, 0, $2) on conflict do nothing',
    [issueId, noHash],
  );
  const heads: { sequence: number; hash: Uint8Array }[] = await manager.query(
    'select sequence, hash from audit_head where issue_id = $1 for update',
    [issueId],
  );
  const entry = {
    issueId,
    sequence: (heads[0]?.sequence ?? 0) + 1,
    action,
    actorDigest: actorId === null || isBySystem ? null : await digestOf(manager, actorId),
    data: canonicalJson(data),
    createdAt: now,
    previousHash: heads[0]?.hash ?? noHash,
  };
  const hash = hashAuditEntry(entry);
  await manager.query(
    `insert into audit_entry
       (issue_id, sequence, action, actor_digest, data, created_at, previous_hash, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [...Object.values(entry), hash],
  );
  await manager.query('update audit_head set sequence = $2, hash = $3 where issue_id = $1', [
    issueId,
    entry.sequence,
    hash,
  ]);
}

/** The chain of an issue, oldest first. */
export async function readAuditEntries(
  manager: EntityManager,
  issueId: string,
): Promise<AuditEntry[]> {
  return manager.query(
    `select issue_id as "issueId", sequence, action, actor_digest as "actorDigest", data,
            created_at as "createdAt", previous_hash as "previousHash", hash
     from audit_entry where issue_id = $1 order by sequence`,
    [issueId],
  );
}
