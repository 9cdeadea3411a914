import { daysAfter, hasPassed } from '#api/platform/instant.rules.ts';
import { distanceM, type Position } from '#schema/places/geo.ts';
import {
  CAPTURE_CLOCK_TOLERANCE_MS,
  PROOF_NONCE_DAYS,
  PROOF_RADIUS_M,
  SAME_PICTURE_MAX_BITS,
  SAME_PLACE_MAX_BITS,
  SIMILAR_PICTURE_MAX_BITS,
} from '#schema/limits.ts';
import { CHECK_RESULTS, type PROOF_CHECKS } from '#schema/case/proof.ts';

export type CheckResult = (typeof CHECK_RESULTS)[number];
export type ProofCheck = (typeof PROOF_CHECKS)[number];

export type CheckedFact = {
  check: ProofCheck;
  result: CheckResult;
  /** The figure behind the result, in whole metres or differing bits, if there is one. */
  distanceM?: number;
  differingBits?: number;
};

/** A position with its accuracy radius in metres, as the device reported it. */
export type Fix = Position & { accuracyM: number };

/** A picture's fingerprints: SHA-256 (hex) of the bytes, and a 64-bit perceptual hash. */
export type PictureMark = { sha256: string; perceptualHash: bigint };

export type ProofPhoto = PictureMark & {
  takenAt: Date | null;
  position: Fix | null;
  /** `app`: recorded by us at capture. `file`: read from the file, where anybody can write anything. */
  source: 'app' | 'file';
};

export type CheckedProof = {
  before: ProofPhoto;
  after: ProofPhoto;
  checkIn: Fix;
  issue: Position;
  selectedAt: Date;
  submittedAt: Date;
  /** Every other photo that the site holds. */
  earlier: readonly PictureMark[];
};

/** All checks of a proof in display order. */
export function checkProof(proof: CheckedProof): CheckedFact[] {
  return [
    { check: 'capture_time', result: captureTime(proof) },
    capturePlace(proof),
    { check: 'check_in', ...judgePlace(proof.checkIn, proof.issue) },
    reuse(proof),
    likeness(proof),
  ];
}

/** The worst of some results; for none, the best. */
export function worstResult(results: readonly CheckResult[]): CheckResult {
  return CHECK_RESULTS[Math.max(0, ...results.map((result) => CHECK_RESULTS.indexOf(result)))]!;
}

/** Metadata from the file never counts as full evidence: phones strip it, and programs can write anything. */
function trusted(result: CheckResult, { source }: ProofPhoto): CheckResult {
  return source === 'file' ? worstResult([result, 'weak']) : result;
}

/** Both photos between selection and submission, and the before photo not after the after photo. */
function captureTime({ before, after, selectedAt, submittedAt }: CheckedProof): CheckResult {
  const isReversed =
    before.takenAt !== null && after.takenAt !== null && before.takenAt > after.takenAt;
  return worstResult([
    isReversed ? 'contradictory' : 'consistent',
    ...[before, after].map((photo) =>
      trusted(within(photo.takenAt, selectedAt, submittedAt), photo),
    ),
  ]);
}

/** Outside by less than a device's clock may be off is weak, further outside contradictory. */
function within(at: Date | null, from: Date, to: Date): CheckResult {
  if (at === null) return 'weak';
  const outsideMs = Math.max(from.getTime() - at.getTime(), at.getTime() - to.getTime());
  if (outsideMs <= 0) return 'consistent';
  return outsideMs <= CAPTURE_CLOCK_TOLERANCE_MS ? 'weak' : 'contradictory';
}

function capturePlace({ before, after, issue }: CheckedProof): CheckedFact {
  const places = [before, after].map((photo) => {
    if (photo.position === null) return { result: 'weak' as const, distanceM: -1 };
    const place = judgePlace(photo.position, issue);
    return { ...place, result: trusted(place.result, photo) };
  });
  const result = worstResult(places.map((place) => place.result));
  const farthestM = Math.max(...places.map((place) => place.distanceM));
  return { check: 'capture_place', result, ...(farthestM < 0 ? {} : { distanceM: farthestM }) };
}

/**
 * Within 200 m of the issue; weak when the device's accuracy was too low to tell. Beyond ten times that
 * distance, contradictory at any reported accuracy, since the device reports that itself.
 */
function judgePlace(fix: Fix, issue: Position): { result: CheckResult; distanceM: number } {
  const exactM = distanceM(fix, issue);
  const isInside = exactM <= PROOF_RADIUS_M;
  const isSure = fix.accuracyM <= PROOF_RADIUS_M;
  const couldBeInside = exactM - fix.accuracyM <= PROOF_RADIUS_M && exactM <= PROOF_RADIUS_M * 10;
  const result = isInside && isSure ? 'consistent' : couldBeInside ? 'weak' : 'contradictory';
  return { result, distanceM: Math.round(exactM) };
}

/**
 * In how many of 64 bits two perceptual hashes differ: 0 for the same picture, about 32 for unrelated ones.
 */
export function differingBits(a: bigint, b: bigint): number {
  let rest = BigInt.asUintN(64, a ^ b);
  let bits = 0;
  while (rest > 0n) {
    bits += Number(rest & 1n);
    rest >>= 1n;
  }
  return bits;
}

/** Whether the proof's photos were on the site before, as the same file or as a lookalike. */
function reuse({ before, after, earlier }: CheckedProof): CheckedFact {
  let fewest = 64;
  for (const photo of [before, after]) {
    for (const other of earlier) {
      const isSameFile = photo.sha256 === other.sha256;
      const bits = isSameFile ? 0 : differingBits(photo.perceptualHash, other.perceptualHash);
      fewest = Math.min(fewest, bits);
    }
  }
  const result =
    fewest <= SAME_PICTURE_MAX_BITS
      ? 'contradictory'
      : fewest <= SIMILAR_PICTURE_MAX_BITS
        ? 'weak'
        : 'consistent';
  return { check: 'reuse', result, ...(earlier.length > 0 ? { differingBits: fewest } : {}) };
}

/** Before and after should show one place with a change: neither the same picture nor unrelated ones. */
function likeness({ before, after }: CheckedProof): CheckedFact {
  const isSameFile = before.sha256 === after.sha256;
  const bits = isSameFile ? 0 : differingBits(before.perceptualHash, after.perceptualHash);
  const result =
    bits <= SAME_PICTURE_MAX_BITS
      ? 'contradictory'
      : bits <= SAME_PLACE_MAX_BITS
        ? 'consistent'
        : 'weak';
  return { check: 'likeness', result, differingBits: bits };
}

/** Whether a proof may use this nonce: issued before the proof arrives, and at most 14 days earlier. */
export function isNonceFresh(issuedAt: Date, receivedAt: Date): boolean {
  return (
    hasPassed(issuedAt, receivedAt) && !hasPassed(daysAfter(issuedAt, PROOF_NONCE_DAYS), receivedAt)
  );
}
