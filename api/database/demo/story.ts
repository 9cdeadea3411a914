import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '#schema/durations.ts';
import type { IssuePriority, IssueStatus } from '#schema/issues/issue.ts';
import type { IssueCategory } from '#schema/site/categories/standardCategories.ts';
import type { IssueKind } from './issueKind.ts';
import { KINDS } from './kinds.ts';
import { DONE_MESSAGES, MESSAGES, PEOPLE, type Person } from './people.ts';
import { PLACES, type Place } from './places.ts';

/** Enough for lists to page, maps to cluster and charts to fill. */
export const DEMO_ISSUES = 126;

export type DemoPledge = { id: string; donor: string; amountCents: bigint; at: Date };
export type DemoVote = { voter: string; isUp: boolean; at: Date };
export type DemoProposal = {
  id: string;
  solver: string;
  description: string;
  compensationCents: bigint;
  days: number;
  at: Date;
  votes: DemoVote[];
};
export type DemoMessage = { id: string; author: string; text: string; at: Date };

export type DemoIssue = Place & {
  id: string;
  title: string;
  description: string;
  criteria: string;
  category: IssueCategory;
  priority: IssuePriority;
  status: IssueStatus;
  photo: string;
  reporter: string;
  createdAt: Date;
  dueDate: string | null;
  pledges: DemoPledge[];
  proposals: DemoProposal[];
  selected: number | null;
  messages: DemoMessage[];
};

/** Reproducible by name, so that all demo sites look alike. */
class Dice {
  #counter = 0;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }
  below(bound: number): number {
    this.#counter += 1;
    const bytes = createHash('sha256').update(`${this.#name}:${this.#counter}`).digest();
    return bytes.readUInt32BE(0) % bound;
  }
  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }
  pickSome<T>(items: readonly T[], count: number): T[] {
    const rest = [...items];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0)
      taken.push(...rest.splice(this.below(rest.length), 1));
    return taken;
  }
}

/** Derived from the name alone (version 8). */
export function demoUuid(name: string): string {
  const hex = createHash('sha256').update(`trybe demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const STATUS_CYCLE: readonly IssueStatus[] = [
  'funded',
  'reported',
  'in_progress',
  'funded',
  'completed',
  'funded',
  'reported',
  'completed',
  'funded',
  'in_progress',
];

const withRole = (role: Person['preferredRole']) =>
  PEOPLE.filter((person) => person.preferredRole === role).map((person) => person.username);
const DONORS = withRole('donator');
const SOLVERS = withRole('solver');
const REPORTERS = withRole('reporter');

export function demoIssues(now: Date): DemoIssue[] {
  return Array.from({ length: DEMO_ISSUES }, (_, index) => makeIssue(index, now));
}

function makeIssue(index: number, now: Date): DemoIssue {
  const dice = new Dice(`issue ${index}`);
  const kind = KINDS[index % KINDS.length] ?? dice.pick(KINDS);
  const place = pickPlace(index);
  const telling = Math.floor(index / KINDS.length) % 3;
  const status = STATUS_CYCLE[index % STATUS_CYCLE.length] ?? 'reported';
  const ageDays = status === 'completed' ? 30 + dice.below(60) : 1 + Math.floor(index / 2.2);
  const createdAt = new Date(now.getTime() - ageDays * DAY_MS - dice.below(20) * HOUR_MS);
  const reporter = index % 9 === 0 ? 'rosa' : dice.pick(REPORTERS);
  const proposals = makeProposals(index, kind, status, createdAt, dice);
  const pledges = makePledges(index, kind, status, createdAt, dice);
  const voters = pledges.filter((pledge) => pledge.donor !== reporter);
  vote(proposals, voters, createdAt, dice);
  const isStarted = status === 'in_progress' || status === 'completed';
  return {
    ...place,
    id: demoUuid(`issue ${index}`),
    title: (kind.titles[telling] ?? kind.titles[0]).replace('{place}', place.short),
    description: kind.descriptions[telling] ?? kind.descriptions[0],
    criteria: kind.criteria,
    category: index % 23 === 7 ? 'other' : kind.category,
    priority: pickPriority(index, kind),
    status,
    photo: kind.photo,
    reporter,
    createdAt,
    dueDate: pickDueDate(index, status, now, dice),
    pledges,
    proposals,
    selected: isStarted ? 0 : null,
    messages: makeMessages(index, status, createdAt, now, dice),
  };
}

/**
 * Seven of twelve are in the Loop, where the built-in street map is; the others all over the US.
 */
function pickPlace(index: number): Place {
  const isLoop = index % 12 < 7;
  const corners = 64;
  const position = isLoop
    ? (index * 13) % corners
    : corners + ((index * 7) % (PLACES.length - corners));
  const place = PLACES[position];
  if (!place) throw new RangeError(`no place ${position}`);
  const shift = (index % 5) * 0.00012;
  return { ...place, latitude: place.latitude + shift, longitude: place.longitude - shift };
}

function pickPriority(index: number, kind: IssueKind): IssuePriority {
  return index % 8 === 3 ? 'low' : kind.priority;
}

function pickDueDate(index: number, status: IssueStatus, now: Date, dice: Dice): string | null {
  if (index % 3 === 2 || status === 'completed') return null;
  return new Date(now.getTime() + (4 + dice.below(70)) * DAY_MS).toISOString().slice(0, 10);
}

const after = (start: Date, hours: number) => new Date(start.getTime() + hours * HOUR_MS);

function makeProposals(
  index: number,
  kind: IssueKind,
  status: IssueStatus,
  createdAt: Date,
  dice: Dice,
): DemoProposal[] {
  const isStarted = status === 'in_progress' || status === 'completed';
  const count = isStarted ? 1 + dice.below(2) : status === 'funded' ? dice.below(3) : 0;
  return dice.pickSome(SOLVERS, count).map((solver, position) => ({
    id: demoUuid(`proposal ${index} ${position}`),
    solver,
    description: kind.offers[position] ?? kind.offers[0],
    compensationCents: BigInt(kind.budgetUsd - position * 135) * 100n,
    days: kind.days + position * 3,
    at: after(createdAt, 6 + position * 3),
    votes: [],
  }));
}

function makePledges(
  index: number,
  kind: IssueKind,
  status: IssueStatus,
  createdAt: Date,
  dice: Dice,
): DemoPledge[] {
  if (status === 'reported') return [];
  const donors = dice.pickSome([...DONORS, ...REPORTERS], 2 + dice.below(5));
  const isStarted = status !== 'funded';
  const goalCents = isStarted ? Math.ceil((kind.budgetUsd * 100) / 0.9) : kind.budgetUsd * 60;
  const shares = donors.map(() => 10 + dice.below(40));
  const sum = shares.reduce((total, share) => total + share, 0);
  const amounts = shares.map((share) => Math.floor((goalCents * share) / sum / 500) * 500);
  const rest = goalCents - amounts.reduce((total, amount) => total + amount, 0);
  return donors.map((donor, position) => ({
    id: demoUuid(`pledge ${index} ${position}`),
    donor,
    // The last one completes the amount that the selected offer draws on escrow.
    amountCents: BigInt((amounts[position] ?? 0) + (position === donors.length - 1 ? rest : 0)),
    at: after(createdAt, 2 + position),
  }));
}

function vote(proposals: DemoProposal[], pledges: DemoPledge[], createdAt: Date, dice: Dice): void {
  for (const [position, proposal] of proposals.entries()) {
    const voters = pledges.filter((pledge) => pledge.donor !== proposal.solver);
    proposal.votes = voters.flatMap((pledge, order) => {
      if (position > 0 && dice.below(3) === 0) return [];
      const isUp =
        position === 0 ? order !== voters.length - 1 || voters.length < 4 : dice.below(2) === 0;
      return [{ voter: pledge.donor, isUp, at: after(createdAt, 12 + order) }];
    });
  }
}

function makeMessages(
  index: number,
  status: IssueStatus,
  createdAt: Date,
  now: Date,
  dice: Dice,
): DemoMessage[] {
  const chosen = dice.pickSome(MESSAGES, dice.below(5));
  if (status === 'completed') chosen.push(...dice.pickSome(DONE_MESSAGES, 2));
  const stepHours = Math.min(
    9,
    (now.getTime() - createdAt.getTime()) / HOUR_MS / (chosen.length + 2),
  );
  return chosen.map((text, position) => ({
    id: demoUuid(`message ${index} ${position}`),
    author: dice.pick([...REPORTERS, ...DONORS]),
    text,
    at: after(createdAt, (position + 1) * stepHours),
  }));
}
