import { auditLinkText, NO_HASH, type AuditEntry } from '#schema/case/audit.ts';

export type ChainCheck =
  | { kind: 'whole'; count: number }
  /** `sequence`: the first invalid entry. */
  | { kind: 'broken'; sequence: number };

/**
 * Verifies an issue's hash chain: each entry has its number, the previous hash and its own.
 * `sha256` returns lowercase hexadecimal.
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
