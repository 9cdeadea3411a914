import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditLinkText, NO_HASH, type AuditEntry } from '#schema/case/audit.ts';
import { verifyChain } from './useChainCheck.ts';

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');

async function chainOf(length: number): Promise<AuditEntry[]> {
  const chain: AuditEntry[] = [];
  for (let at = 0; at < length; at += 1) {
    const link = {
      issueId: '6f1c1f3a-8a55-4d6e-9d5f-4d1f0a1b2c3d',
      sequence: at + 1,
      action: 'pledge_made',
      actorDigest: at % 2 === 0 ? null : 'a'.repeat(64),
      data: `{"amountCents":"${at}"}`,
      createdAt: '2026-05-01T10:00:00.000Z',
      previousHash: chain.at(-1)?.hash ?? NO_HASH,
    };
    chain.push({ ...link, hash: await sha256(auditLinkText(link)) });
  }
  return chain;
}

describe('the check of a chain', () => {
  it('finds an untouched one whole', async () => {
    expect(await verifyChain(await chainOf(5), sha256)).toEqual({ kind: 'whole', count: 5 });
    expect(await verifyChain([], sha256)).toEqual({ kind: 'whole', count: 0 });
  });

  it('names the entry of which anything was changed', async () => {
    const chain = await chainOf(6);
    const field = fc.constantFrom('action', 'data', 'createdAt', 'hash', 'previousHash' as const);
    await fc.assert(
      fc.asyncProperty(fc.nat(5), field, async (at, name) => {
        const entry = chain[at];
        if (!entry) return;
        const changed = chain.with(at, { ...entry, [name]: `${entry[name as 'data']}x` });
        expect(await verifyChain(changed, sha256)).toEqual({ kind: 'broken', sequence: at + 1 });
      }),
    );
  });

  it('misses an entry that was taken out', async () => {
    const chain = await chainOf(4);
    expect(await verifyChain(chain.toSpliced(1, 1), sha256)).toEqual({
      kind: 'broken',
      sequence: 3,
    });
  });
});
