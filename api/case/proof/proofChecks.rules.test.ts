import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECK_RESULTS, PROOF_CHECKS } from '#schema/case/proof.ts';
import { daysAfter, hoursAfter } from '#api/platform/instant.rules.ts';
import {
  checkProof,
  differingBits,
  isNonceFresh,
  worstResult,
  type CheckedProof,
  type ProofCheck,
  type ProofPhoto,
} from './proofChecks.rules.ts';

const noon = new Date('2026-05-01T12:00:00.000Z');
const loop = { latitude: 41.88, longitude: -87.63 };
/** A place this many metres north of the issue. */
const north = (metres: number, accuracyM = 10) => ({
  latitude: loop.latitude + metres / 111_195,
  longitude: loop.longitude,
  accuracyM,
});
/** A hash that differs from zero in this many bits. */
const bits = (count: number) => (1n << BigInt(count)) - 1n;
const photo = (sha256: string, change: Partial<ProofPhoto> = {}): ProofPhoto => ({
  sha256,
  perceptualHash: 0n,
  takenAt: hoursAfter(noon, 5),
  position: north(20),
  source: 'app',
  ...change,
});
const proof = (change: Partial<CheckedProof> = {}): CheckedProof => ({
  before: photo('before', { takenAt: hoursAfter(noon, 1) }),
  after: photo('after', { perceptualHash: bits(15) }),
  checkIn: north(30),
  issue: loop,
  selectedAt: noon,
  submittedAt: hoursAfter(noon, 6),
  earlier: [],
  ...change,
});
const resultOf = (check: ProofCheck, change: Partial<CheckedProof>) =>
  checkProof(proof(change)).find((fact) => fact.check === check)?.result;

describe('the checks of a proof', () => {
  it('find nothing against an honest one', () => {
    const facts = checkProof(proof({ earlier: [{ sha256: 'report', perceptualHash: bits(64) }] }));
    expect(facts.map(({ check }) => check)).toEqual([...PROOF_CHECKS]);
    expect(worstResult(facts.map(({ result }) => result))).toBe('consistent');
  });

  it('see photos from before the selection, after the submission and in the wrong order', () => {
    const time = (takenAt: Date | null) =>
      resultOf('capture_time', { after: photo('after', { takenAt }) });
    expect(time(null)).toBe('weak');
    expect(time(hoursAfter(noon, 6.1))).toBe('weak');
    expect(time(hoursAfter(noon, 7))).toBe('contradictory');
    expect(time(daysAfter(noon, -1))).toBe('contradictory');
    expect(time(hoursAfter(noon, 0.5))).toBe('contradictory');
  });

  it('take the edges of the window and of a device’s clock as inside', () => {
    const time = (first: Date, second: Date) =>
      resultOf('capture_time', {
        before: photo('before', { takenAt: first }),
        after: photo('after', { takenAt: second }),
      });
    const minutes = (count: number) => hoursAfter(noon, count / 60);
    expect(time(noon, hoursAfter(noon, 6))).toBe('consistent');
    expect(time(hoursAfter(noon, 1), hoursAfter(noon, 1))).toBe('consistent');
    expect(time(minutes(-10), hoursAfter(noon, 6))).toBe('weak');
    expect(time(minutes(-10.1), hoursAfter(noon, 6))).toBe('contradictory');
    expect(resultOf('check_in', { checkIn: north(10, 200) })).toBe('consistent');
    expect(resultOf('check_in', { checkIn: { ...loop, accuracyM: 0 } })).toBe('consistent');
  });

  it('see photos and check-ins from elsewhere, and know how sure a device was', () => {
    expect(resultOf('check_in', { checkIn: north(199) })).toBe('consistent');
    expect(resultOf('check_in', { checkIn: north(201) })).toBe('weak');
    expect(resultOf('check_in', { checkIn: north(201, 0.5) })).toBe('contradictory');
    expect(resultOf('check_in', { checkIn: north(100, 500) })).toBe('weak');
    expect(resultOf('check_in', { checkIn: north(50_000, 100_000) })).toBe('contradictory');
    const elsewhere = photo('after', { position: north(3_000) });
    expect(resultOf('capture_place', { after: elsewhere })).toBe('contradictory');
    expect(resultOf('capture_place', { after: photo('after', { position: null }) })).toBe('weak');
    const facts = checkProof(proof({ after: elsewhere }));
    expect(facts[1]?.distanceM).toBe(3_000);
  });

  it('take what a file says of itself as a hint at most', () => {
    const fromFile = photo('after', { source: 'file' });
    expect(resultOf('capture_time', { after: fromFile })).toBe('weak');
    expect(resultOf('capture_place', { after: fromFile })).toBe('weak');
    const wrong = photo('after', { source: 'file', takenAt: daysAfter(noon, -9) });
    expect(resultOf('capture_time', { after: wrong })).toBe('contradictory');
  });

  it('recognise a picture that was on the site before, also when it was saved anew', () => {
    const reuse = (sha256: string, differing: number) =>
      resultOf('reuse', { earlier: [{ sha256, perceptualHash: bits(64) ^ bits(differing) }] });
    const looks = (differing: number) =>
      resultOf('reuse', {
        before: photo('before', { perceptualHash: bits(64) }),
        earlier: [{ sha256: 'report', perceptualHash: bits(64) ^ bits(differing) }],
      });
    expect(reuse('after', 0)).toBe('contradictory');
    expect(reuse('report', 0)).toBe('consistent');
    expect([looks(4), looks(10), looks(11)]).toEqual(['contradictory', 'weak', 'consistent']);
  });

  it('expect before and after to show one place, changed', () => {
    const like = (differing: number) =>
      resultOf('likeness', { after: photo('after', { perceptualHash: bits(differing) }) });
    expect([like(0), like(4), like(5), like(26), like(27)]).toEqual([
      'contradictory',
      'contradictory',
      'consistent',
      'consistent',
      'weak',
    ]);
    expect(resultOf('likeness', { after: photo('before', { perceptualHash: bits(20) }) })).toBe(
      'contradictory',
    );
  });

  it('always say something about everything, and never more than three words', () => {
    const hash = fc.bigInt({ min: 0n, max: bits(64) });
    fc.assert(
      fc.property(hash, hash, fc.integer({ min: 0, max: 10_000 }), (a, b, metres) => {
        const facts = checkProof(
          proof({ after: photo('after', { perceptualHash: a, position: north(metres) }) }),
        );
        expect(facts).toHaveLength(PROOF_CHECKS.length);
        for (const { result } of facts) expect(CHECK_RESULTS).toContain(result);
        expect(differingBits(a, b)).toBe(differingBits(b, a));
        expect(differingBits(a, a)).toBe(0);
        expect(differingBits(a, a ^ bits(64))).toBe(64);
      }),
    );
  });
});

it('lets a proof be taken offline for 14 days', () => {
  expect(isNonceFresh(noon, daysAfter(noon, 13.9))).toBe(true);
  expect(isNonceFresh(noon, daysAfter(noon, 14))).toBe(false);
  expect(isNonceFresh(noon, hoursAfter(noon, -1))).toBe(false);
});
