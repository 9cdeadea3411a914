import { useEffect, useState } from 'react';
import { type AuditEntry, auditLinkText, NO_HASH } from '#schema/case/audit.ts';

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const browserSha256 = async (text: string) =>
  toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Recomputes a chain in this browser; `impossible` without a secure connection. */
export function useChainCheck(
  entries: readonly AuditEntry[] | undefined,
): ChainCheck | { kind: 'running' } | { kind: 'impossible' } {
  const [done, setDone] = useState<{ of: readonly AuditEntry[]; check: ChainCheck } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (entries && globalThis.crypto?.subtle) {
      void verifyChain(entries, browserSha256).then((check) =>
        isCurrent ? setDone({ of: entries, check }) : undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [entries]);
  if (entries && !globalThis.crypto?.subtle) return { kind: 'impossible' };
  return done && done.of === entries ? done.check : { kind: 'running' };
}

type ChainCheck =
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
