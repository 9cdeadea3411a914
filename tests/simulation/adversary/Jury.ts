import { createHash } from 'node:crypto';
import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { hasPassed } from '#api/platform/instant.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { ProofChoice } from '#schema/case/verification.ts';
import {
  countUnconnected,
  haveCommon,
  keysOfAll,
  type Connections,
} from '#api/people/connections.rules.ts';
import { drawJury } from '#api/case/jury/jury.rules.ts';
import {
  answerSeat,
  giveVerdict,
  juryEndsAt,
  juryOutcome,
  seatOfferEndsAt,
  type JuryOutcome,
  type Seat,
} from '#api/case/jury/jurySeats.rules.ts';
import { DAY_MS } from '#schema/durations.ts';
import { JUROR_MIN_TRUST, JURY_MAX_NOVICES, JURY_SEATS } from '#schema/limits.ts';
import { BrokenPromise } from './BrokenPromise.ts';
import { PLACE, type Account, type CaseWorld } from './CaseWorld.ts';

const SETTLED_DAYS = 30;
const NONE: ReadonlySet<string> = new Set();

const sharesThing = (id: string, others: readonly string[], { things }: Connections) =>
  others.includes(id) || haveCommon(things(id), keysOfAll(others, things));

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** A jury from its call to its outcome; `arbitration` at once where too few people can be drawn. */
export class Jury {
  endsAt: Date;
  outcome: JuryOutcome | null = null;
  seats: Seat[] = [];
  verdicts: ReadonlyMap<string, ProofChoice> = new Map();
  private readonly order: string[] = [];
  /** Who has judged a case of three people at least who had nothing to do with each other. */
  private readonly experienced = new Set<string>();
  private readonly world: CaseWorld;
  private readonly parties: readonly string[];

  constructor(world: CaseWorld, parties: Iterable<string>) {
    this.world = world;
    this.endsAt = juryEndsAt(world.now);
    world.state = moveCase(world.state, 'jury_called');
    const { rules } = world;
    const connections = world.connections();
    const { things, meetings } = connections;
    this.parties = [...parties];
    const really = world.trueConnections();
    for (const { id, judged } of world.accounts.values()) {
      const counts = judged.map((donors) => countUnconnected(donors, really));
      if (Math.max(0, ...counts) >= 3) this.experienced.add(id);
    }
    const [partyThings, partyMeetings] = [things, meetings].map((keys) =>
      keysOfAll(this.parties, keys),
    );
    const drawable = [...world.accounts.values()].filter(({ id }) => this.mayBeDrawn(id));
    const candidates = drawable.map((account) => ({
      id: account.id,
      trustScore: JUROR_MIN_TRUST,
      accountCreatedAt: account.createdAt,
      home: account.home.place,
      homeSince: account.home.since,
      decidedVerifications: account.judged.filter((donors) =>
        rules.givesExperience(donors, connections),
      ).length,
      isFrozen: world.frozenSince.has(account.id),
      isInvolved:
        this.parties.includes(account.id) || haveCommon(things(account.id), partyThings ?? NONE),
      isSeenWithParty: haveCommon(meetings(account.id), partyMeetings ?? NONE),
      things: things(account.id),
      meetings: meetings(account.id),
    }));
    const pool = rules.juryPool(candidates, PLACE, world.now);
    this.ensureNobodyOut(pool?.ids ?? []);
    if (pool === null) {
      this.end('arbitration');
      return;
    }
    if (pool.widening.radiusKm !== null) this.ensureNeighbours(pool.ids);
    const secret = sha256(Buffer.from(String(world.random.next())));
    const drawn = drawJury({ secret, auditHead: secret, issueId: 'i', ...pool }, sha256);
    this.order.push(...drawn.order);
    this.review();
  }

  giveTimeBack(lostMs: number): void {
    const later = (at: Date) => new Date(at.getTime() + lostMs);
    if (this.outcome !== null) return;
    this.endsAt = later(this.endsAt);
    this.seats = this.seats.map((seat) =>
      seat.status === 'offered' ? { ...seat, offeredAt: later(seat.offeredAt) } : seat,
    );
  }

  review(): void {
    const { rules, now } = this.world;
    if (this.outcome !== null) return;
    const outcome = juryOutcome(this.seats, this.verdicts, this.endsAt, now);
    if (outcome !== null) return this.end(outcome);
    this.seats = rules.seatJury(this.order, this.seats, this.endsAt, now);
  }

  /** Nobody is near who moved there for the case. */
  private ensureNeighbours(ids: readonly string[]): void {
    const { accounts, now } = this.world;
    const isNew = (account?: Account) =>
      account && now.getTime() - account.home.since.getTime() < SETTLED_DAYS * DAY_MS;
    if (ids.some((id) => isNew(accounts.get(id)))) {
      throw new BrokenPromise('A juror moved next to the case.');
    }
  }

  /** Who has judged before and used nothing in common with a party can be drawn, whoever appeared beside them. */
  private ensureNobodyOut(ids: readonly string[]): void {
    const { accounts, now } = this.world;
    const { frozenSince } = this.world;
    const able = [...accounts.values()].filter(
      ({ id, isAdversary, createdAt }) =>
        !isAdversary &&
        !frozenSince.has(id) &&
        this.experienced.has(id) &&
        !this.parties.includes(id) &&
        now.getTime() - createdAt.getTime() > SETTLED_DAYS * DAY_MS,
    );
    if (able.length >= JURY_SEATS && able.some(({ id }) => !ids.includes(id))) {
      throw new BrokenPromise('An honest person was struck off the list of jurors.');
    }
  }

  /** Parties, and those who sit beside a juror. */
  private others(jurorId: string): string[] {
    const seated = this.seats.filter(({ status }) => status === 'accepted');
    return [...this.parties, ...seated.map((seat) => seat.jurorId)].filter((id) => id !== jurorId);
  }

  private mayBeDrawn(id: string): boolean {
    const { enteredAt, now, rules } = this.world;
    return rules.mayBeDrawn(enteredAt.get(id) ?? null, now);
  }

  /** A connection may have shown since the draw, or an operator entered the account. */
  private ensureStranger(jurorId: string): void {
    const { world } = this;
    if (!this.mayBeDrawn(jurorId)) throw new Refusal('has_stake');
    const others = this.others(jurorId);
    if (sharesThing(jurorId, others, world.connections())) throw new Refusal('has_stake');
    if (sharesThing(jurorId, others, world.trueConnections())) {
      throw new BrokenPromise('A person holds two seats, or a seat and a side.');
    }
  }

  answer(jurorId: string, answer: 'accepted' | 'declined'): void {
    if (answer === 'accepted') {
      this.world.ensureActive(jurorId);
      this.ensureStranger(jurorId);
      this.world.permit(jurorId, 'judge');
    }
    const { endsAt } = this;
    this.seats = answerSeat(this.seats, jurorId, answer, { endsAt, now: this.world.now });
    this.review();
  }

  judge(jurorId: string, choice: ProofChoice): void {
    if (this.outcome !== null) return;
    const refused = this.world.rules.mayGiveVerdict(this.world.actor(jurorId));
    if (refused !== null) throw new BrokenPromise('A freeze took a seat from a jury.');
    this.ensureStranger(jurorId);
    this.world.permit(jurorId, 'judge');
    const { seats, verdicts, endsAt } = this;
    this.verdicts = giveVerdict({ seats, verdicts, endsAt }, jurorId, choice, this.world.now);
    this.review();
  }

  private end(outcome: JuryOutcome): void {
    this.outcome = outcome;
  }

  dueTimes(): Date[] {
    if (this.outcome !== null) return [];
    const offers = this.seats
      .filter(({ status }) => status === 'offered')
      .map((seat) => seatOfferEndsAt(seat, this.endsAt));
    return [this.endsAt, ...offers];
  }

  /** Two people without experience at most, an end in time. */
  check(): void {
    const { world } = this;
    const taken = this.seats.filter(({ status }) => status === 'accepted' || status === 'offered');
    const novices = taken.filter(({ jurorId }) => !this.experienced.has(jurorId));
    if (novices.length > JURY_MAX_NOVICES) {
      throw new BrokenPromise('People without experience hold a jury.');
    }
    if (this.outcome === null && hasPassed(this.endsAt, world.now) && !world.isClosed) {
      throw new BrokenPromise('A jury went on beyond its time.');
    }
  }
}
