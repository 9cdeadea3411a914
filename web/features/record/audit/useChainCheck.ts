import { useEffect, useState } from 'react';
import type { AuditEntry } from '#schema/case/audit.ts';
import { verifyChain, type ChainCheck } from './verifyChain.ts';

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const sha256 = async (text: string) =>
  toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Recomputes a chain in this browser; `impossible` without a secure connection. */
export function useChainCheck(
  entries: readonly AuditEntry[] | undefined,
): ChainCheck | { kind: 'running' } | { kind: 'impossible' } {
  const [done, setDone] = useState<{ of: readonly AuditEntry[]; check: ChainCheck } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (entries && globalThis.crypto?.subtle) {
      void verifyChain(entries, sha256).then((check) =>
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
