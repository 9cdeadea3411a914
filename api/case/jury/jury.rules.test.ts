import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProofChoice } from '#schema/case/verification.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import {
  drawJury,
  isDrawGenuine,
  juryPool,
  sealVerdict,
  type JurorCandidate,
} from './jury.rules.ts';
import { drawCommitment } from '#api/case/proof/drawCommitment.rules.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
const loop = { latitude: 41.88, longitude: -87.63 };
const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const bytes32 = (fill: number) => new Uint8Array(32).fill(fill);

/** `kmNorth` of the issue; one degree of latitude is 111.2 km. */
const person = (
  id: string,
  kmNorth: number | null,
  change: Partial<JurorCandidate> = {},
): JurorCandidate => ({
  id,
  trustScore: 50,
  accountCreatedAt: daysAfter(now, -30),
  home: kmNorth === null ? null : { ...loop, latitude: loop.latitude + kmNorth / 111.2 },
  homeSince: null,
  decidedVerifications: 1,
  isFrozen: false,
  isInvolved: false,
  isSeenWithParty: false,
  things: new Set(),
  meetings: new Set(),
  ...change,
});
const people = (count: number, kmNorth: number | null, change: Partial<JurorCandidate> = {}) =>
  Array.from({ length: count }, (_, index) => person(`${kmNorth}km${index}`, kmNorth, change));

describe('the people a jury is drawn from', () => {
  it('live within 50 km where there are five, and are listed in order [6.13]', () => {
    const pool = juryPool([...people(3, 49), ...people(2, 1), ...people(9, 51)], loop, now);
    expect(pool?.widening).toEqual({ radiusKm: 50, needsExperience: true });
    expect(pool?.ids).toEqual(['1km0', '1km1', '49km0', '49km1', '49km2']);
  });

  it('are looked for farther away, then everywhere, then without experience', () => {
    const near = people(4, 10);
    expect(juryPool([...near, person('a', 249)], loop, now)?.widening.radiusKm).toBe(250);
    expect(juryPool([...near, person('a', 251)], loop, now)?.widening).toEqual({
      radiusKm: null,
      needsExperience: true,
    });
    expect(juryPool([...near, person('a', null)], loop, now)?.ids).toContain('a');
    const novice = person('a', 1, { decidedVerifications: 0 });
    expect(juryPool([...near, novice], loop, now)?.widening.needsExperience).toBe(false);
  });

  it('have two without experience among them at most, else ambassadors decide', () => {
    const novices = people(9, 1, { decidedVerifications: 0 });
    const pool = juryPool([...people(3, 10), ...novices], loop, now);
    expect(pool?.ids).toEqual(['10km0', '10km1', '10km2', '1km0', '1km1']);
    expect(juryPool([...people(2, 10), ...novices], loop, now)).toBeNull();
  });

  it('live where they have lived for thirty days', () => {
    const moved = (days: number) => people(5, 1, { homeSince: daysAfter(now, -days) });
    expect(juryPool(moved(30), loop, now)?.widening.radiusKm).toBe(50);
    expect(juryPool(moved(29), loop, now)?.widening.radiusKm).toBeNull();
  });

  const card = (...names: string[]) => ({ things: new Set(names) });

  it('have used nothing in common', () => {
    const cousins = people(6, 1, card('one card'));
    expect(juryPool([...cousins, ...people(3, 10)], loop, now)).toBeNull();
    const pool = juryPool([...cousins, ...people(4, 10)], loop, now);
    expect(pool?.ids).toEqual(['10km0', '10km1', '10km2', '10km3', '1km0']);
    const novice = person('0', 1, { ...card('one card'), decidedVerifications: 0 });
    expect(juryPool([novice, ...cousins, ...people(4, 10)], loop, now)?.ids).toContain('1km0');
  });

  it('are kept out by nobody who shares with many of them', () => {
    const strangers = people(6, 1).map((one, at) => ({ ...one, ...card(`browser ${at}`) }));
    const hub = person('0', 1, card(...strangers.map((_, at) => `browser ${at}`)));
    const pool = juryPool([hub, ...strangers], loop, now);
    expect(pool?.ids).toEqual(strangers.map(({ id }) => id));
  });

  it('stay on the list when they appear together, and come after the others', () => {
    const seen = people(3, 1, { isSeenWithParty: true });
    const pairs = people(4, 2).map((one, at) => ({
      ...one,
      meetings: new Set([`pair ${at >> 1}`]),
    }));
    const pool = juryPool([...seen, ...pairs, ...people(3, 3)], loop, now);
    expect(pool?.ids).toHaveLength(10);
    expect(pool?.laterIds).toEqual(['1km0', '1km1', '1km2', '2km1', '2km3']);
  });

  it('hold one seat per card and two without experience, whoever stands for it', () => {
    const candidate = fc.record({
      card: fc.constantFrom('one', 'two', null, null),
      decidedVerifications: fc.constantFrom(0, 0, 1, 9),
      km: fc.constantFrom(1, 100, 1_000, null),
      trustScore: fc.constantFrom(49, 50, 90, 90),
      daysOld: fc.constantFrom(13, 30, 30),
      daysThere: fc.constantFrom(0, 29, 30, 400),
      isFrozen: fc.constantFrom(false, false, false, true),
      isInvolved: fc.constantFrom(false, false, false, true),
    });
    let juries = 0;
    fc.assert(
      fc.property(fc.array(candidate, { minLength: 10, maxLength: 60, size: 'max' }), (made) => {
        const all = made.map(({ km, daysOld, daysThere, card: used, ...change }, at) =>
          person(`p${at}`, km, {
            ...change,
            things: new Set([used ?? `p${at}`]),
            accountCreatedAt: daysAfter(now, -daysOld),
            homeSince: daysAfter(now, -daysThere),
          }),
        );
        const pool = juryPool(all, loop, now);
        if (pool === null) return;
        juries += 1;
        const drawn = all.filter(({ id }) => pool.ids.includes(id));
        expect(drawn.length).toBeGreaterThanOrEqual(5);
        expect(new Set(drawn.flatMap(({ things }) => [...things])).size).toBe(drawn.length);
        const novices = drawn.filter(({ decidedVerifications }) => decidedVerifications === 0);
        expect(novices.length).toBeLessThanOrEqual(2);
        expect(drawn.filter(({ isFrozen, isInvolved }) => isFrozen || isInvolved)).toEqual([]);
        expect(drawn.every(({ trustScore }) => trustScore >= 50)).toBe(true);
        if (pool.widening.radiusKm === null) return;
        const settledSince = daysAfter(now, -30);
        expect(drawn.every(({ homeSince }) => homeSince && homeSince <= settledSince)).toBe(true);
      }),
    );
    expect(juries).toBeGreaterThan(10);
  });

  it('are too few below five: ambassadors decide [6.15]', () => {
    expect(juryPool(people(4, 1), loop, now)).toBeNull();
    expect(juryPool([], loop, now)).toBeNull();
  });

  it('are never involved, frozen, of low trust or new, however few there are', () => {
    const unfit = [
      person('involved', 1, { isInvolved: true }),
      person('frozen', 1, { isFrozen: true }),
      person('distrusted', 1, { trustScore: 49 }),
      person('new', 1, { accountCreatedAt: daysAfter(now, -14) }),
    ];
    expect(juryPool([...people(4, 1), ...unfit], loop, now)).toBeNull();
    expect(juryPool([...people(5, 1), ...unfit], loop, now)?.ids).toHaveLength(5);
  });
});

describe('the draw', () => {
  const ids = ['ann', 'bob', 'cy', 'dot', 'eve', 'fay', 'gus'];
  const input = { secret: bytes32(1), auditHead: bytes32(2), issueId: 'issue', ids };

  it('can be recomputed from what is published, in four lines [6.14]', () => {
    const hash = (...parts: (string | Uint8Array)[]) => {
      const hasher = createHash('sha256');
      for (const part of parts) hasher.update(part);
      return hasher.digest();
    };
    const seed = hash(bytes32(1), bytes32(2), hash(ids.join('\n')), 'issue');
    const order = ids.toSorted((a, b) => Buffer.compare(hash(seed, a), hash(seed, b)));
    const draw = drawJury(input, sha256);
    expect(draw.order).toEqual(order);
    expect(Buffer.from(draw.seed)).toEqual(seed);
  });

  it('asks those who come later after all others, and commits to who they are', () => {
    const laterIds = ['ann', 'gus'];
    const { order, listHash } = drawJury({ ...input, laterIds }, sha256);
    expect(order.slice(-2).toSorted()).toEqual(laterIds);
    const text = 'bob\ncy\ndot\neve\nfay\n\nann\ngus';
    expect(listHash).toEqual(sha256(Buffer.from(text)));
  });

  it('does not depend on the order of the list, only on who stands in it', () => {
    const shuffled = fc.shuffledSubarray(ids, { minLength: ids.length });
    fc.assert(
      fc.property(shuffled, (list) => {
        expect(drawJury({ ...input, ids: list }, sha256)).toEqual(drawJury(input, sha256));
      }),
    );
  });

  it('is another one for another secret, audit log, issue or list', () => {
    const { seed } = drawJury(input, sha256);
    for (const change of [
      { secret: bytes32(9) },
      { auditHead: bytes32(9) },
      { issueId: 'other' },
      { ids: ids.slice(1) },
    ]) {
      expect(drawJury({ ...input, ...change }, sha256).seed).not.toEqual(seed);
    }
  });

  it('is genuine only with the committed secret and the order that follows', () => {
    const commitment = drawCommitment(input.secret, sha256);
    const { order } = drawJury(input, sha256);
    expect(isDrawGenuine(input, { commitment, order }, sha256)).toBe(true);
    expect(isDrawGenuine(input, { commitment, order: order.toReversed() }, sha256)).toBe(false);
    expect(isDrawGenuine(input, { commitment: bytes32(7), order }, sha256)).toBe(false);
  });

  it('refuses a short secret and a list that names somebody twice', () => {
    expect(() => drawJury({ ...input, secret: new Uint8Array(31) }, sha256)).toThrow(RangeError);
    expect(() => drawJury({ ...input, ids: ['ann', 'ann'] }, sha256)).toThrow(RangeError);
  });

  it('gives everybody about the same chance', () => {
    const firsts = new Map<string, number>();
    for (let round = 0; round < 1_400; round += 1) {
      const secret = sha256(Uint8Array.of(round & 255, round >> 8));
      const [first = ''] = drawJury({ ...input, secret }, sha256).order;
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    for (const id of ids) expect(Math.abs((firsts.get(id) ?? 0) - 200)).toBeLessThan(70);
  });
});

describe('a sealed verdict', () => {
  const verdict = {
    issueId: 'i',
    jurorId: 'ann',
    choice: 'approve' as ProofChoice,
    reason: 'Fixed ✓',
  };

  it('shows every later change', () => {
    const sealed = sealVerdict(verdict, bytes32(3), sha256);
    expect(sealVerdict(verdict, bytes32(3), sha256)).toEqual(sealed);
    for (const change of [{ choice: 'reject' as const }, { reason: 'Fixed' }, { jurorId: 'bob' }]) {
      expect(sealVerdict({ ...verdict, ...change }, bytes32(3), sha256)).not.toEqual(sealed);
    }
    expect(sealVerdict(verdict, bytes32(4), sha256)).not.toEqual(sealed);
  });

  it('needs a whole salt', () => {
    expect(() => sealVerdict(verdict, new Uint8Array(0), sha256)).toThrow(RangeError);
  });
});
