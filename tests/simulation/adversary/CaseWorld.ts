import { isRemovable, moveCase, type CaseState } from '#api/platform/issueLifecycle.rules.ts';
import { isBalanced, type Posting } from '#api/money/ledger.rules.ts';
import {
  decidePledge,
  decideRefundOfAll,
  type FundingDecision,
} from '#api/money/pledging.rules.ts';
import type { DatedPledge } from '#api/case/funding/selection.rules.ts';
import { permit, Refusal, type Actor } from '#api/platform/access.rules.ts';
import {
  groupKeys,
  haveCommon,
  keysOfAll,
  type Connections,
  type Link,
} from '#api/people/connections.rules.ts';
import { LARGE_ESCROW_CENTS } from '#schema/limits.ts';
import type { ContactAct, ContactLevel } from '#schema/people/contact.ts';
import type { AccountRole } from '#schema/people/user.ts';
import type { Position } from '#schema/places/geo.ts';
import type { RandomSource } from '#tests/torture/randomSource.ts';
import { BrokenPromise } from './BrokenPromise.ts';
import { CardReturns } from './CardReturns.ts';
import { KeptConnections } from './KeptConnections.ts';
import { PublicRecord } from './PublicRecord.ts';
import type { Rules } from './rules.ts';

export type Account = {
  id: string;
  createdAt: Date;
  isAdversary: boolean;
  contactLevel: ContactLevel;
  /** Where they say that they live, and since when. */
  home: { place: Position; since: Date };
  /** Whose money was in each of the earlier cases that they judged. */
  judged: readonly (readonly string[])[];
  dismissedFlags: number;
};

export const REPORTER = 'reporter';
export const SOLVER = 'solver';
export const PLACE: Position = { latitude: 41.88, longitude: -87.63 };
const SHARE_BP = 9_000n;

/** One issue with its people, its books and its clock; every change goes through the rules. */
export class CaseWorld {
  readonly rules: Rules;
  readonly random: RandomSource;
  now: Date;
  /** Whether the installation has contact levels; else everybody has the highest. */
  readonly asksContact: boolean;
  state: CaseState = { status: 'reported', verification: 'none', isFrozen: false };
  readonly accounts = new Map<string, Account>();
  readonly roles = new Map<string, AccountRole>();
  /** As they were when a proposal was chosen. */
  rolesAtChoice: ReadonlyMap<string, AccountRole> = new Map();
  /** Who was an ambassador before. */
  readonly judgesOfLately = new Set<string>();
  /** Frozen accounts, and since when. */
  readonly frozenSince = new Map<string, Date>();
  frozenAtChoice: ReadonlySet<string> = new Set();
  /** Accounts that an operator has entered without an announcement, and when. */
  readonly enteredAt = new Map<string, Date>();
  /** Accounts that were let go at some time. */
  readonly wasLifted = new Set<string>();
  chosenAt: Date | null = null;
  /** What counts as much money in the installation. */
  largeEscrowCents = LARGE_ESCROW_CENTS;
  largeAtChoice = LARGE_ESCROW_CENTS;
  /** Ambassadors of the choice, as the rules fix them; null: no choice yet. */
  judgesOfChoice: ReadonlySet<string> | null = null;
  isHidden = false;
  /** Whether nobody can act in the case at the moment. */
  isClosed = false;
  /** For how long the house may have held it by now. */
  mostHeldDays = 0;
  readonly links: Link[] = [];
  /** Accounts beside each other on one network, on several days. */
  readonly meetings: Link[] = [];
  pledges: DatedPledge[] = [];
  /** Whoever ever gave, given back or not. */
  readonly everGave = new Set<string>();
  fundingCents = 0n;
  pledgerCount = 0;
  readonly balances = new Map<string, bigint>();
  readonly record: PublicRecord;
  private pledgesMade = 0;
  readonly cards: CardReturns;
  private readonly seen = new KeptConnections();
  private readonly real = new KeptConnections();

  constructor(rules: Rules, random: RandomSource, now: Date) {
    this.rules = rules;
    this.random = random;
    this.now = now;
    this.asksContact = random.chance(0.25);
    this.record = new PublicRecord(rules, random.branch());
    this.cards = new CardReturns(this);
  }

  /** Refuses what somebody's contact level does not open. */
  permit(userId: string, act: ContactAct): void {
    const told = this.accounts.get(userId)?.contactLevel ?? 3;
    const contactLevel = this.asksContact ? told : 3;
    const refusal = this.rules.lacksContact({ contactLevel }, act);
    if (refusal !== null) throw new Refusal(refusal);
    if (contactLevel < 2) throw new BrokenPromise('Somebody whom nothing reaches has a say.');
  }

  actor(id: string): Actor {
    const accountRole = this.roles.get(id) ?? 'user';
    const isFrozen = this.frozenSince.has(id);
    return { id, username: id, accountRole, isFrozen, trustScore: 50, contactLevel: 3 };
  }

  ensureActive(id: string): void {
    if (this.frozenSince.has(id)) throw new Refusal('account_frozen');
  }

  /** As the site refuses who has used the same thing as a party, or as another judge. */
  ensureNothingShared(id: string, others: readonly string[]): void {
    if (this.rules.sharesThing(id, others, this.connections().things))
      throw new Refusal('shares_thing');
    const { things: really } = this.trueConnections();
    if (others.includes(id) || haveCommon(really(id), keysOfAll(others, really)))
      throw new BrokenPromise('Somebody of the house is one with a party.');
  }

  /** What counts for the case from now on, whatever becomes of it elsewhere. */
  fixChoice(parties: ReadonlySet<string>): void {
    this.chosenAt = this.now;
    this.frozenAtChoice = new Set(this.frozenSince.keys());
    this.largeAtChoice = this.largeEscrowCents;
    this.rolesAtChoice = new Map(this.roles);
    const isJudge = ([id, role]: [string, AccountRole]) =>
      role === 'ambassador' && !parties.has(id);
    this.judgesOfChoice = new Set([...this.roles].filter(isJudge).map(([id]) => id));
  }

  /** Much money as this case knows it. */
  get limitCents(): bigint {
    return this.rules.limitOf(this.largeAtChoice, this.largeEscrowCents);
  }

  get issue() {
    const { status, isFrozen } = this.state;
    const { fundingCents, pledgerCount } = this;
    return { id: 'issue', status, isFrozen, fundingCents, pledgerCount };
  }

  balanceOf(pocket: string): bigint {
    return this.balances.get(pocket) ?? 0n;
  }

  /** What accounts have in common as far as the site can see. */
  connections(): Connections {
    return this.seen.of(this.links, this.meetings, this.rules.keysOf);
  }

  /** As they really are: what a planted rule says of them is no evidence. */
  trueConnections(): Connections {
    return this.real.of(this.links, this.meetings, groupKeys);
  }

  book(postings: readonly Posting[]): void {
    if (!isBalanced(postings)) throw new BrokenPromise('Postings do not sum to zero.');
    for (const { account, amountCents } of postings) {
      const pocket = `${account.kind} ${account.id ?? ''}`.trim();
      this.balances.set(pocket, this.balanceOf(pocket) + amountCents);
    }
  }

  private settle({ status, fundingCents, pledgerCount, postings }: FundingDecision): void {
    this.state = { ...this.state, status };
    Object.assign(this, { fundingCents, pledgerCount });
    this.book(postings);
  }

  pledge(donorId: string, amountCents: bigint, isByCard = false): void {
    this.ensureActive(donorId);
    if (isByCard) this.cards.ensureFew(donorId);
    moveCase(this.state, 'pledge_received');
    const isFirstOfDonor = this.pledges.every((pledge) => pledge.donorId !== donorId);
    this.settle(decidePledge(this.issue, { donorId, amountCents, isFirstOfDonor }));
    this.pledgesMade += 1;
    const id = `p${String(this.pledgesMade).padStart(4, '0')}`;
    this.pledges.push({ id, donorId, amountCents, solverShareBp: SHARE_BP, createdAt: this.now });
    if (isByCard) this.cards.pledgeIds.add(id);
    this.everGave.add(donorId);
  }

  withdraw(pledgeId: string): void {
    const pledge = this.pledges.find(({ id }) => id === pledgeId);
    if (!pledge) return;
    const refused = this.rules.mayWithdrawPledge(this.actor(pledge.donorId), this.state, pledge);
    if (refused !== null && isRemovable(this.state.status))
      throw new BrokenPromise('A donor cannot take a pledge back.');
    permit(refused);
    this.giveBack(pledge);
    this.cards.note(pledge);
  }

  giveBack(pledge: DatedPledge): void {
    const others = this.pledges.filter((other) => other !== pledge);
    const isLastOfDonor = others.every(({ donorId }) => donorId !== pledge.donorId);
    this.settle(this.rules.decideReturn(this.issue, { ...pledge, isLastOfDonor }));
    this.pledges = others;
  }

  giveAllBack(): void {
    this.settle(decideRefundOfAll(this.issue, this.pledges));
    this.pledges = [];
  }

  refundAll(): void {
    this.state = moveCase(this.state, 'selection_ended');
    this.giveAllBack();
  }

  pay(compensationCents: bigint): void {
    const state = moveCase(this.state, 'proof_accepted');
    const before = this.fundingCents;
    const solver = { id: SOLVER, compensationCents };
    const payout = this.rules.decidePayout('issue', solver, this.pledges);
    this.book(payout.postings);
    const back = payout.returns.reduce((sum, { amountCents }) => sum + amountCents, 0n);
    if (compensationCents + payout.feeCents + back !== before) {
      throw new BrokenPromise('A payout made or lost a cent.');
    }
    if (this.balanceOf(`solver ${SOLVER}`) !== compensationCents) {
      throw new BrokenPromise('The solver did not get the price.');
    }
    this.state = state;
    this.fundingCents = 0n;
    this.pledges = [];
  }

  /** Books exact: asked after every step. */
  checkBooks(): void {
    const standing = this.pledges.reduce((sum, { amountCents }) => sum + amountCents, 0n);
    const escrow = this.balanceOf('escrow issue');
    if (escrow !== this.fundingCents || escrow !== standing || escrow < 0n) {
      throw new BrokenPromise(`Escrow ${escrow}, funds ${this.fundingCents}, pledges ${standing}.`);
    }
    const all = [...this.balances.values()].reduce((sum, cents) => sum + cents, 0n);
    if (all !== 0n) throw new BrokenPromise(`All pockets together hold ${all}.`);
  }
}
