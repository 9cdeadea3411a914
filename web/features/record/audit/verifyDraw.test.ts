import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawJury, sealVerdict } from '#api/case/jury/jury.rules.ts';
import { drawCommitment } from '#api/case/proof/drawCommitment.rules.ts';
import type { AuditEntry } from '#schema/case/audit.ts';
import type { JuryDraw } from '#schema/case/jury.ts';
import { toHex, verifyDraw } from './verifyDraw.ts';

const hash = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const sha256 = async (bytes: Uint8Array) => hash(bytes);

const proofId = '6f1c1f3a-8a55-4d6e-9d5f-4d1f0a1b2c3d';
const issueId = '3f8f7a0e-8a53-4e0e-9a51-0d9b4f6f1c11';

/** A draw as the server publishes it, with the record that goes with it. */
function published(secret: Uint8Array, ids: string[]): { draw: JuryDraw; entries: AuditEntry[] } {
  const head = hash(Uint8Array.of(1));
  const drawn = drawJury({ secret, auditHead: head, issueId, ids }, hash);
  const salt = hash(Uint8Array.of(2));
  const [jurorId = ''] = drawn.order;
  const verdict = { issueId, jurorId, choice: 'approve', reason: 'The hole is filled.' } as const;
  const seal = toHex(sealVerdict(verdict, salt, hash));
  const commitment = toHex(drawCommitment(secret, hash));
  const { listHash, seed, order } = drawn;
  const fixed = { listHash: toHex(listHash), seed: toHex(seed) };
  const records: [string, object][] = [
    ['issue_reported', {}],
    ['proof_submitted', { proofId, juryCommitment: commitment }],
    ['jury_called', { proofId, ...fixed }],
    ['verdict_sealed', { proofId, jurorId, seal }],
  ];
  const entries = records.map(([action, data], at) => ({
    issueId,
    sequence: at + 1,
    action,
    actorDigest: null,
    data: JSON.stringify(data),
    createdAt: '2026-05-01T10:00:00.000Z',
    previousHash: '',
    hash: at === 1 ? toHex(head) : '',
  }));
  const draw = {
    secret: toHex(secret),
    auditHead: toHex(head),
    auditSequence: 2,
    ...fixed,
    ids: ids.toSorted(),
    order,
    radiusKm: 50,
    needsExperience: true,
    seats: order.slice(0, 5).map((id) => ({ jurorId: id, status: 'accepted' as const })),
    verdicts: [{ ...verdict, salt: toHex(salt), seal }],
  };
  return { draw: { proofId, issueId, commitment, draw }, entries };
}

const stepsOf = async ({ draw, entries }: ReturnType<typeof published>) => {
  const check = await verifyDraw(draw, entries, sha256);
  return check.kind === 'done' ? check.steps : null;
};

const everything = {
  commitment: true,
  head: true,
  list: true,
  seed: true,
  order: true,
  seals: true,
};

describe('a draw done again in the browser', () => {
  it('agrees with the one of the server, whoever is on the list', async () => {
    const secret = fc.uint8Array({ minLength: 32, maxLength: 32 });
    const ids = fc.uniqueArray(fc.stringMatching(/^[0-9a-f]{8,12}$/u), {
      minLength: 5,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(secret, ids, async (bytes, people) => {
        expect(await stepsOf(published(bytes, people))).toEqual(everything);
      }),
      { numRuns: 30 },
    );
  });

  const sample = () => published(hash(Uint8Array.of(7)), ['a1', 'b2', 'c3', 'd4', 'e5', 'f6']);

  it('notices a person who was slipped into the list', async () => {
    const { draw, entries } = sample();
    const ids = [...(draw.draw?.ids ?? []), 'ff'];
    const forged = { ...draw, draw: draw.draw && { ...draw.draw, ids } };
    expect(await stepsOf({ draw: forged, entries })).toMatchObject({ list: false, order: false });
  });

  it('notices another secret than the one that was committed to', async () => {
    const { draw, entries } = sample();
    const secret = toHex(hash(Uint8Array.of(8)));
    const forged = { ...draw, draw: draw.draw && { ...draw.draw, secret } };
    expect(await stepsOf({ draw: forged, entries })).toMatchObject({
      commitment: false,
      seed: false,
    });
  });

  it('notices that somebody was asked before their turn', async () => {
    const { draw, entries } = sample();
    const seats = draw.draw?.seats.toReversed() ?? [];
    const forged = { ...draw, draw: draw.draw && { ...draw.draw, seats } };
    expect(await stepsOf({ draw: forged, entries })).toMatchObject({ seed: true, order: false });
  });

  it('notices a verdict that was changed after it was sealed', async () => {
    const { draw, entries } = sample();
    const verdicts =
      draw.draw?.verdicts.map((one) => ({ ...one, choice: 'reject' as const })) ?? [];
    const forged = { ...draw, draw: draw.draw && { ...draw.draw, verdicts } };
    expect(await stepsOf({ draw: forged, entries })).toEqual({ ...everything, seals: false });
  });

  it('has nothing to say before a jury was called', async () => {
    const { draw, entries } = sample();
    expect(await verifyDraw({ ...draw, draw: null }, entries, sha256)).toEqual({ kind: 'open' });
  });
});
