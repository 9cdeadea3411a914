import { compareBytes, concatBytes, utf8Bytes, type Sha256 } from '#api/platform/bytes.rules.ts';
import { daysAfter, hasPassed } from '#api/platform/instant.rules.ts';
import { DAY_MS } from '#schema/durations.ts';
import { checkedBytes, drawCommitment } from '#api/case/proof/drawCommitment.rules.ts';
import type { ProofChoice } from '#schema/case/verification.ts';
import { distanceM, type Position } from '#schema/places/geo.ts';
import {
  HOME_AREA_MIN_DAYS,
  JUROR_MIN_ACCOUNT_DAYS,
  JUROR_MIN_TRUST,
  JURY_MAX_NOVICES,
  JURY_RADII_KM,
  JURY_SEATS,
} from '#schema/limits.ts';

/** A person as the choice of jurors sees them. `id` is the one that is published: a pseudonym. */
export type JurorCandidate = {
  id: string;
  trustScore: number;
  accountCreatedAt: Date;
  /** The home area of the profile; null: not given, so never inside a radius. */
  home: Position | null;
  /** Since when it is the home area; null: since before anybody noted it. */
  homeSince: Date | null;
  /** Earlier decided verifications, of three unconnected donors or more, in which they judged. */
  decidedVerifications: number;
  isFrozen: boolean;
  /** Creator, donor, proposer or commenter of this issue, or connected with one of them. */
  isInvolved: boolean;
  /** The same for connected accounts, another for everybody else. */
  group: string;
};

/** The last widening also takes people without experience, two at most. */
export type JuryWidening = { radiusKm: number | null; needsExperience: boolean };

const WIDENINGS: readonly JuryWidening[] = [
  ...JURY_RADII_KM.map((radiusKm) => ({ radiusKm, needsExperience: true })),
  { radiusKm: null, needsExperience: true },
  { radiusKm: null, needsExperience: false },
];

/** Who can be drawn, sorted by id; null: fewer than five anywhere, so ambassadors decide. */
export type JuryPool = { ids: string[]; widening: JuryWidening } | null;

/**
 * The people from whom a jury is drawn: uninvolved, not frozen, trust of 50 or more, account older
 * than 14 days, experienced and within 50 km of a home of 30 days; where they are fewer than five,
 * 250 km, everywhere, then with two people without experience. Of connected accounts one is listed.
 * The list is frozen by the caller: a draw is over it alone.
 */
export function juryPool(
  candidates: readonly JurorCandidate[],
  issue: Position,
  now: Date,
): JuryPool {
  const suitable = candidates.filter((candidate) => isSuitable(candidate, now));
  for (const widening of WIDENINGS) {
    const within = suitable.filter((candidate) => isWithin(candidate, issue, widening, now));
    const ids = listOf(within)
      .map(({ id }) => id)
      .toSorted(compareText);
    if (ids.length >= JURY_SEATS) return { ids, widening };
  }
  return null;
}

/**
 * One of each group, the experienced first, and two people without experience at most: whatever is
 * drawn from it, no jury has more of them and no group two seats. Ids are salted digests of the very
 * proof, so that the choice among several accounts cannot be arranged.
 */
function listOf(candidates: readonly JurorCandidate[]): JurorCandidate[] {
  const isNovice = ({ decidedVerifications }: JurorCandidate) => decidedVerifications === 0;
  const sorted = candidates.toSorted(
    (a, b) => Number(isNovice(a)) - Number(isNovice(b)) || compareText(a.id, b.id),
  );
  const groups = new Set<string>();
  const single = sorted.filter(({ group }) => !groups.has(group) && groups.add(group));
  const novices = single.filter(isNovice);
  return [...single.filter((one) => !isNovice(one)), ...novices.slice(0, JURY_MAX_NOVICES)];
}

function isSuitable(candidate: JurorCandidate, now: Date): boolean {
  const ageMs = now.getTime() - candidate.accountCreatedAt.getTime();
  return (
    !candidate.isInvolved &&
    !candidate.isFrozen &&
    candidate.trustScore >= JUROR_MIN_TRUST &&
    ageMs > JUROR_MIN_ACCOUNT_DAYS * DAY_MS
  );
}

function isWithin(
  { home, homeSince, decidedVerifications }: JurorCandidate,
  issue: Position,
  { radiusKm, needsExperience }: JuryWidening,
  now: Date,
): boolean {
  if (needsExperience && decidedVerifications === 0) return false;
  if (radiusKm === null) return true;
  // Who moves next to a case for its sake comes too late.
  const isSettled = homeSince === null || hasPassed(daysAfter(homeSince, HOME_AREA_MIN_DAYS), now);
  return home !== null && isSettled && distanceM(home, issue) <= radiusKm * 1_000;
}

const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** What fixes a draw; all of it is public once the jury is called. */
export type DrawInput = {
  /** 32 random bytes, kept secret until then; their commitment is public from the proof on. */
  secret: Uint8Array;
  /** Hash of the last entry of the issue's audit log before the draw. */
  auditHead: Uint8Array;
  issueId: string;
  ids: readonly string[];
};

export type Draw = { listHash: Uint8Array; seed: Uint8Array; order: string[] };

/**
 * The order in which seats are offered. Promise: it cannot be steered, and anyone can recompute it:
 * listHash = SHA-256 of the sorted ids joined by line feeds; seed = SHA-256 of secret, audit head,
 * listHash and the issue's id one after the other; people in ascending order of SHA-256 of seed and
 * id. Texts as UTF-8. Throws RangeError when secret or audit head are not 32 bytes or an id stands
 * twice in the list, since the same bytes could then come from another case.
 */
export function drawJury({ secret, auditHead, issueId, ids }: DrawInput, sha256: Sha256): Draw {
  const sorted = ids.toSorted(compareText);
  if (new Set(sorted).size !== sorted.length) throw new RangeError('An id stands twice in a list.');
  const listHash = sha256(utf8Bytes(sorted.join('\n')));
  const seed = sha256(
    concatBytes(
      checkedBytes(secret, 'secret'),
      checkedBytes(auditHead, 'audit head'),
      listHash,
      utf8Bytes(issueId),
    ),
  );
  const order = sorted
    .map((id) => ({ id, rank: sha256(concatBytes(seed, utf8Bytes(id))) }))
    .toSorted((a, b) => compareBytes(a.rank, b.rank))
    .map(({ id }) => id);
  return { listHash, seed, order };
}

/** Whether a published draw is the one that was committed to and follows from its list. */
export function isDrawGenuine(
  input: DrawInput,
  published: { commitment: Uint8Array; order: readonly string[] },
  sha256: Sha256,
): boolean {
  const { order } = drawJury(input, sha256);
  const isCommitted =
    compareBytes(drawCommitment(input.secret, sha256), published.commitment) === 0;
  return isCommitted && order.join('\n') === published.order.join('\n');
}

/** A juror's verdict before it is opened. */
export type SealedVerdict = {
  issueId: string;
  jurorId: string;
  choice: ProofChoice;
  reason: string;
};

/**
 * What the audit log holds of a verdict until the vote closes: SHA-256 of a 32-byte salt and the
 * issue, juror, choice and reason, each on a line. With the salt published, anyone can check that
 * no verdict was changed; without it the two choices cannot be tried out.
 */
export function sealVerdict(
  { issueId, jurorId, choice, reason }: SealedVerdict,
  salt: Uint8Array,
  sha256: Sha256,
): Uint8Array {
  const text = [issueId, jurorId, choice, reason].join('\n');
  return sha256(concatBytes(checkedBytes(salt, 'salt'), utf8Bytes(text)));
}
