import { compareBytes, concatBytes, utf8Bytes, type Sha256 } from '#api/platform/bytes.rules.ts';
import { withoutShared } from '#api/people/connections.rules.ts';
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

/** A person as the draw sees them. `id` is the published one: a pseudonym. */
export type JurorCandidate = {
  id: string;
  trustScore: number;
  accountCreatedAt: Date;
  /** The home area of the profile; null: not given, so never inside a radius. */
  home: Position | null;
  /** When it became the home area; null: before that was recorded. */
  homeSince: Date | null;
  /** Earlier decided verifications, with three or more unconnected donors, in which they judged. */
  decidedVerifications: number;
  isFrozen: boolean;
  /** Creator, donor, proposer or commenter of this issue, or has used the same thing as one of them. */
  isInvolved: boolean;
  /** Appears together with one of those people. */
  isSeenWithParty: boolean;
  /** Keys shared with others who have used the same thing. */
  things: ReadonlySet<string>;
  /** Keys shared with others whom they appear together with. */
  meetings: ReadonlySet<string>;
};

/** The last widening also admits people without experience, two at most. */
export type JuryWidening = { radiusKm: number | null; needsExperience: boolean };

const WIDENINGS: readonly JuryWidening[] = [
  ...JURY_RADII_KM.map((radiusKm) => ({ radiusKm, needsExperience: true })),
  { radiusKm: null, needsExperience: true },
  { radiusKm: null, needsExperience: false },
];

/**
 * Who can be drawn, sorted by id, and who of them only after all others; null: fewer than five in total, so
 * ambassadors decide.
 */
export type JuryPool = { ids: string[]; laterIds: string[]; widening: JuryWidening } | null;

/**
 * The people from whom a jury is drawn: uninvolved, not frozen, trust of 50 or more, account older than 14
 * days, experienced, and with a home of at least 30 days within 50 km. If they are fewer than five: within
 * 250 km, then anywhere, then with two people without experience. Of accounts that have used the same thing
 * only one is listed; people who appear together with a party or with somebody listed are drawn after all
 * others. The caller freezes the list: the draw uses nothing else.
 */
export function juryPool(
  candidates: readonly JurorCandidate[],
  issue: Position,
  now: Date,
): JuryPool {
  const suitable = candidates.filter((candidate) => isSuitable(candidate, now));
  for (const widening of WIDENINGS) {
    const within = suitable.filter((candidate) => isWithin(candidate, issue, widening, now));
    const listed = sortCandidates(within);
    if (listed.length < JURY_SEATS) continue;
    const laterIds = sortedIds(connectedCandidates(listed));
    return { ids: sortedIds(listed), laterIds, widening };
  }
  return null;
}

const sortedIds = (candidates: readonly JurorCandidate[]) =>
  candidates.map(({ id }) => id).toSorted(compareText);

/**
 * Candidates of whom no two share a thing, the experienced first, with at most two inexperienced ones, so no
 * draw seats more than two of those, or one person twice. Ids are salted digests specific to the proof, so
 * nobody can arrange which of several accounts is picked.
 */
function sortCandidates(candidates: readonly JurorCandidate[]): JurorCandidate[] {
  const isNovice = ({ decidedVerifications }: JurorCandidate) => decidedVerifications === 0;
  const sorted = candidates.toSorted(
    (a, b) =>
      Number(isNovice(a)) - Number(isNovice(b)) ||
      Number(a.isSeenWithParty) - Number(b.isSeenWithParty) ||
      compareText(a.id, b.id),
  );
  const experienced = withoutShared(
    sorted.filter((one) => !isNovice(one)),
    ({ things }) => things,
  );
  const taken = new Set(experienced.flatMap(({ things }) => [...things]));
  const novices = withoutShared(
    sorted.filter((one) => isNovice(one) && ![...one.things].some((key) => taken.has(key))),
    ({ things }) => things,
  );
  return [...experienced, ...novices.slice(0, JURY_MAX_NOVICES)];
}

/** Appearing together may be chance, so it moves people to the end but excludes nobody. */
function connectedCandidates(listed: readonly JurorCandidate[]): JurorCandidate[] {
  const apart = listed.filter(({ isSeenWithParty }) => !isSeenWithParty);
  const first = new Set(withoutShared(apart, ({ meetings }) => meetings));
  return listed.filter((one) => !first.has(one));
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
  // People who move close to a case for its sake come too late.
  const isSettled = homeSince === null || hasPassed(daysAfter(homeSince, HOME_AREA_MIN_DAYS), now);
  return home !== null && isSettled && distanceM(home, issue) <= radiusKm * 1_000;
}

const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** The inputs of a draw; all of them are public once the jury is called. */
export type DrawInput = {
  /** 32 random bytes, secret until the jury is called; their commitment is public from the proof on. */
  secret: Uint8Array;
  /** Hash of the last entry of the issue's audit log before the draw. */
  auditHead: Uint8Array;
  issueId: string;
  ids: readonly string[];
  /** Those of the ids that come after all others. */
  laterIds?: readonly string[];
};

export type Draw = { listHash: Uint8Array; seed: Uint8Array; order: string[] };

/**
 * The order in which seats are offered. Promise: it cannot be steered, and anyone can recompute it: listHash
 * = SHA-256 of the sorted ids joined by line feeds, followed by those of `laterIds` after an empty line; seed
 * = SHA-256 of the concatenation of secret, audit head, listHash and the issue's id; people in ascending
 * order of SHA-256 of seed and id, the later ones after the others. Texts as UTF-8. Throws RangeError when
 * secret or audit head are not 32 bytes or an id occurs twice in the list, since the same bytes could then
 * come from another case.
 */
export function drawJury(
  { secret, auditHead, issueId, ids, laterIds = [] }: DrawInput,
  sha256: Sha256,
): Draw {
  if (new Set(ids).size !== ids.length) throw new RangeError('An id stands twice in a list.');
  const later = new Set(laterIds);
  const parts = [false, true].map((isLater) =>
    ids.filter((id) => later.has(id) === isLater).toSorted(compareText),
  );
  const listHash = sha256(utf8Bytes(listText(parts)));
  const seed = sha256(
    concatBytes(
      checkedBytes(secret, 'secret'),
      checkedBytes(auditHead, 'audit head'),
      listHash,
      utf8Bytes(issueId),
    ),
  );
  const order = parts.flatMap((part) =>
    part
      .map((id) => ({ id, rank: sha256(concatBytes(seed, utf8Bytes(id))) }))
      .toSorted((a, b) => compareBytes(a.rank, b.rank))
      .map(({ id }) => id),
  );
  return { listHash, seed, order };
}

/** Without later ids this is the plain list, as in draws from before there were any. */
const listText = (parts: readonly (readonly string[])[]) =>
  parts
    .filter((part, at) => at === 0 || part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');

/** Whether a published draw matches its commitment and follows from its list. */
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
 * What the audit log holds of a verdict until the vote closes: SHA-256 of a 32-byte salt and the issue,
 * juror, choice and reason, each on a line. Once the salt is published, anyone can check that no verdict was
 * changed; without it the two choices cannot be guessed by trying both.
 */
export function sealVerdict(
  { issueId, jurorId, choice, reason }: SealedVerdict,
  salt: Uint8Array,
  sha256: Sha256,
): Uint8Array {
  const text = [issueId, jurorId, choice, reason].join('\n');
  return sha256(concatBytes(checkedBytes(salt, 'salt'), utf8Bytes(text)));
}
