import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { canonicalJson } from './canonicalJson.ts';
import { commitTo } from './commitment.ts';
import { queueSql, toldRows, type ToldEvent } from './queueWebhooks.ts';
import type { AuditAction } from '#api/platform/auditTopics.rules.ts';
import type { Listed } from '#api/platform/touched.rules.ts';
import { auditEntryEntity, type AuditEntry, type AuditHead } from '#api/platform/audit.entities.ts';
import { auditLinkText } from '#schema/case/audit.ts';

/**
 * Contains ids, amounts and codes. User text, and anything else that may have to be erased, is a
 * `PrivateValue`.
 */
export type AuditRecord = {
  issueId: string;
  action: AuditAction;
  data: unknown;
  /** Caused by the rules, not by the person whose act triggered them. */
  isBySystem?: boolean;
  isFirst?: boolean;
};

const noHash = new Uint8Array(32);

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/**
 * SHA-256 over the canonical JSON of a link: action, actorDigest (hex or null), createdAt (ISO),
 * data (text), issueId, previousHash (hex), sequence. Anyone can recompute it from public data.
 */
export function hashAuditEntry(entry: Omit<AuditEntry, 'hash'>): Uint8Array {
  const text = auditLinkText({
    ...entry,
    actorDigest: entry.actorDigest === null ? null : toHex(entry.actorDigest),
    createdAt: entry.createdAt.toISOString(),
    previousHash: toHex(entry.previousHash),
  });
  return createHash('sha256').update(text).digest();
}

/** Null: the chain is intact. */
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

type Head = Omit<AuditHead, 'issueId'> & {
  /** Null: no entry yet. */
  createdAt: Date | null;
  actorSalt: Uint8Array | null;
};

/** The end of the chain `h`, with the salts of the issue and the actor. */
const headColumns = (createdAt: string) => `h.sequence, h.hash, h.salt,
  (select audit_salt from app_user where id = $2) as "actorSalt", ${createdAt} as "createdAt"`;

/** Undefined: no link yet. */
async function lockHead(
  manager: EntityManager,
  issueId: string,
  actorId: string | null,
): Promise<Head | undefined> {
  const [head]: Head[] = await manager.query(
    `select ${headColumns(`(select created_at from audit_entry e
       where e.issue_id = h.issue_id and e.sequence = h.sequence)`)}
     from audit_head h where h.issue_id = $1 for update`,
    [issueId, actorId],
  );
  return head;
}

/** Undefined: another transaction has started it in the meantime. */
async function beginChain(
  manager: EntityManager,
  issueId: string,
  actorId: string | null,
): Promise<Head | undefined> {
  const [head]: Head[] = await manager.query(
    `insert into audit_head as h (issue_id, sequence, hash) values ($1, 0, $3)
     on conflict do nothing returning ${headColumns('null')}`,
    [issueId, actorId, noHash],
  );
  return head;
}

/** Identifies the actor to those who know the salt, which is erased with the account. */
export function digestActor(actorId: string, salt: Uint8Array): Uint8Array {
  return createHash('sha256').update(salt).update(actorId).digest();
}

/** Clocks of processes differ: no recorded act may precede the one before it. */
function notBefore(earlier: Date | null | undefined, now: Date): Date {
  return earlier && earlier > now ? earlier : now;
}

/** `isQueued`: webhooks have to be sent; `listed`: of the issue, null for a profile. */
type Appended = { isQueued: boolean; listed: Listed | null };

/**
 * Runs in the caller's transaction; the chain stays locked. The same statement queues the webhooks for
 * `news`.
 */
export async function appendAuditEntry(
  manager: EntityManager,
  actorId: string | null,
  now: Date,
  { news = [], ...record }: AuditRecord & { news?: readonly ToldEvent[] },
): Promise<Appended> {
  const { issueId, action, data, isBySystem = false, isFirst = false } = record;
  const named = isBySystem ? null : actorId;
  const head =
    (isFirst ? undefined : await lockHead(manager, issueId, named)) ??
    (await beginChain(manager, issueId, named)) ??
    (await lockHead(manager, issueId, named));
  const { salt = null, actorSalt = null } = head ?? {};
  const sequence = (head?.sequence ?? 0) + 1;
  const entry = {
    issueId,
    sequence,
    action,
    actorDigest: named === null || actorSalt === null ? null : digestActor(named, actorSalt),
    data: canonicalJson(commitTo(data, salt, { sequence, name: '' })),
    createdAt: notBefore(head?.createdAt, now),
    previousHash: head?.hash ?? noHash,
  };
  const hash = hashAuditEntry(entry);
  const [row]: Appended[] = await manager.query(
    `with link as (
       insert into audit_entry
         (issue_id, sequence, action, actor_digest, data, created_at, previous_hash, hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
     ), head as (
       update audit_head set sequence = $2, hash = $8 where issue_id = $1
     ), queued as (${queueSql('$9', '$10')})
     select exists (select from queued) as "isQueued", (
       select json_build_object('latitude', i.latitude, 'longitude', i.longitude,
         'category', i.category)
       from issue i where i.id = $1
     ) as listed`,
    [...Object.values(entry), hash, toldRows(news), now],
  );
  return row ?? { isQueued: false, listed: null };
}

/** In one statement, for many issues without private values. */
export async function beginAuditChains(
  manager: EntityManager,
  { actorId, now }: { actorId: string; now: Date },
  records: readonly Pick<AuditRecord, 'issueId' | 'action' | 'data'>[],
): Promise<void> {
  const [actor]: { salt: Uint8Array }[] = await manager.query(
    'select audit_salt as salt from app_user where id = $1',
    [actorId],
  );
  const actorDigest = actor ? digestActor(actorId, actor.salt) : null;
  const rows = records.map(({ issueId, action, data: told }) => {
    const data = canonicalJson(told);
    const link = { issueId, sequence: 1, action, actorDigest, data, createdAt: now };
    const hash = toHex(hashAuditEntry({ ...link, previousHash: noHash }));
    return { issue_id: issueId, action, data, hash };
  });
  await manager.query(
    `with link as (
       select issue_id, action, data, decode(hash, 'hex') as hash
       from json_to_recordset($1) as r (issue_id uuid, action text, data text, hash text)
     ), head as (
       insert into audit_head (issue_id, sequence, hash) select issue_id, 1, hash from link
     )
     insert into audit_entry
       (issue_id, sequence, action, actor_digest, data, created_at, previous_hash, hash)
     select issue_id, 1, action, $2, data, $3, $4, hash from link`,
    [JSON.stringify(rows), actorDigest, now, noHash],
  );
}

export function findAuditEntries(manager: EntityManager, issueId: string): Promise<AuditEntry[]> {
  const order = { sequence: 'ASC' } as const;
  return manager.getRepository(auditEntryEntity).find({ where: { issueId }, order });
}
