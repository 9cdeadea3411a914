import { utf8Bytes } from '#api/domain/media/bytes.ts';
import { auditLinkText, NO_HASH, type AuditEntry } from '#schema/verification/audit.ts';
import type { MockState } from './mockState.ts';
import { sha256, toHex } from './sha256.ts';

const hashOf = (text: string) => toHex(sha256(utf8Bytes(text)));

/** A person in public records. The mock has nothing to protect, so its salt is a word. */
export const digestOf = (userId: string): string => hashOf(`mock salt ${userId}`);

/** The chain of an issue: the hashes follow from what was done, in its order. */
export function chainOf({ acts }: MockState, issueId: string): AuditEntry[] {
  const chain: AuditEntry[] = [];
  for (const [at, { action, actorId, data, createdAt }] of (acts.get(issueId) ?? []).entries()) {
    const previousHash = chain.at(-1)?.hash ?? NO_HASH;
    const actorDigest = actorId === null ? null : digestOf(actorId);
    const text = JSON.stringify(data);
    const link = { issueId, sequence: at + 1, action, actorDigest, createdAt, data: text };
    const hash = hashOf(auditLinkText({ ...link, previousHash }));
    chain.push({ ...link, previousHash, hash });
  }
  return chain;
}
