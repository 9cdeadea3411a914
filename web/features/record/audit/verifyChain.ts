import { auditLinkText, NO_HASH, type AuditEntry } from '#schema/case/audit.ts';

export type ChainCheck =
  | { kind: 'whole'; count: number }
  /** `sequence`: the first entry that does not hold. */
  | { kind: 'broken'; sequence: number };

/**
 * Recomputes the hash chain of an issue: every entry has its number, the hash of the one before and
 * the hash of itself. `sha256` answers lowercase hexadecimal.
 */
export async function verifyChain(
  entries: readonly AuditEntry[],
  sha256: (text: string) => Promise<string>,
): Promise<ChainCheck> {
  let previous = NO_HASH;
  for (const [index, { hash, ...link }] of entries.entries()) {
    const isLinked = link.sequence === index + 1 && link.previousHash === previous;
    if (!isLinked || (await sha256(auditLinkText(link))) !== hash) {
      return { kind: 'broken', sequence: link.sequence };
    }
    previous = hash;
  }
  return { kind: 'whole', count: entries.length };
}
