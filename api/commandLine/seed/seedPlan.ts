import { createHash } from 'node:crypto';
import { KINDS } from '#api/database/demo/kinds.ts';
import { MESSAGES } from '#api/database/demo/people.ts';
import { PLACES } from '#api/database/demo/places.ts';
import { uuidFrom } from '#api/database/uuidFrom.ts';
import { DAY_MS } from '#schema/durations.ts';
import { ISSUE_PRIORITIES } from '#schema/issues/issue.ts';
import { type Draw, type SeedAct, type SeedIssue, type SeedPerson, isOf } from './seedActs.ts';
import { workDeadline } from '#api/case/funding/selection.rules.ts';

export type SeedPlan = { issues: number; pledges: number; variant: number; now: Date };

/** Pledges are refunded after 180 days, with a notice before: nothing in the past may already be due. */
const PAST_DAYS = 120;
const PEOPLE_MAX = 20_000;
/** The last third of the issues draws two thirds of the pledges. */
const POPULARITY = 3;
/** About a house number, and about 12 km around the place. */
const HOUSES = 9_000;
const SPREAD_DEGREES = 0.22;
const PROPOSAL_SHARE = 0.25;
const MESSAGE_SHARE = 0.35;
const OTHER_PRIORITY_SHARE = 0.3;

/** Reproducible by name: bytes of a hash in counter mode. */
function makeDraw(variant: number, name: string): Draw {
  let counter = 0;
  let block = Buffer.alloc(0);
  let at = 0;
  const take = (length: number) => {
    if (at + length > block.length) {
      block = createHash('sha512').update(`trybe seed ${variant} ${name} ${counter}`).digest();
      counter += 1;
      at = 0;
    }
    at += length;
    return block.subarray(at - length, at);
  };
  const number = () => take(4).readUInt32BE() / 2 ** 32;
  const below = (end: number) => Math.floor(number() * end);
  return {
    number,
    below,
    of: (list) => list[below(list.length)] as (typeof list)[number],
    uuid: () => uuidFrom(take(16)),
  };
}

export const planStart = ({ now }: SeedPlan): Date =>
  new Date(now.getTime() - (PAST_DAYS + 1) * DAY_MS);

export const countPeople = ({ issues }: SeedPlan): number =>
  Math.min(PEOPLE_MAX, 10 + Math.ceil(issues / 20));

/** Identical for equal seeds. */
export function seedPerson({ variant }: SeedPlan, number: number): SeedPerson {
  const draw = makeDraw(variant, `person ${number}`);
  const salt = createHash('sha256').update(`trybe seed ${variant} salt ${number}`).digest();
  return { id: draw.uuid(), username: `seed${variant}-${number}`, salt: salt.subarray(0, 16) };
}

/** Over all issues these add up to the planned number. */
export function countPledges({ issues, pledges }: SeedPlan, number: number): number {
  const until = (end: number) => Math.round(pledges * (end / issues) ** POPULARITY);
  return until(number + 1) - until(number);
}

type Scene = {
  number: number;
  at: Date;
  reporter: number;
  people: readonly SeedPerson[];
  kind: (typeof KINDS)[number];
};

function planActs(plan: SeedPlan, draw: Draw, scene: Scene): SeedAct[] {
  const { number, at, reporter, people, kind } = scene;
  const anotherPerson = () =>
    people[(reporter + 1 + draw.below(people.length - 1)) % people.length] as SeedPerson;
  const left = plan.now.getTime() - at.getTime();
  const later = () => new Date(at.getTime() + Math.floor(draw.number() * left));
  const pledges = Array.from({ length: countPledges(plan, number) }, (): SeedAct => ({
    kind: 'pledge',
    id: draw.uuid(),
    movementId: draw.uuid(),
    by: draw.of(people),
    at: later(),
    amountCents: BigInt(500 + 250 * draw.below(80)),
  }));
  const proposals = Array.from(
    { length: draw.number() < PROPOSAL_SHARE ? 1 + draw.below(3) : 0 },
    (): SeedAct => ({
      kind: 'proposal',
      id: draw.uuid(),
      by: anotherPerson(),
      at: later(),
      description: draw.of(kind.offers),
      days: kind.days,
      compensationCents: BigInt(kind.budgetUsd) * 100n,
    }),
  );
  const messages = Array.from(
    { length: draw.number() < MESSAGE_SHARE ? 1 + draw.below(4) : 0 },
    (): SeedAct => ({
      kind: 'message',
      id: draw.uuid(),
      by: draw.of(people),
      at: later(),
      text: draw.of(MESSAGES),
    }),
  );
  const acts = [...pledges, ...proposals, ...messages].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  return [...acts, ...planChoice(acts, draw, { now: plan.now, reporterId: people[reporter]?.id })];
}

/** The issue of this number and its history; the same for equal plans. */
export function seedIssue(
  plan: SeedPlan,
  number: number,
  people: readonly SeedPerson[],
): SeedIssue {
  const draw = makeDraw(plan.variant, `issue ${number}`);
  const kind = draw.of(KINDS);
  const place = draw.of(PLACES);
  const near = (degrees: number) =>
    Math.round((degrees + (draw.number() - 0.5) * SPREAD_DEGREES) * 1e6) / 1e6;
  const at = new Date(plan.now.getTime() - Math.ceil(draw.number() * PAST_DAYS * DAY_MS));
  const isUsual = draw.number() >= OTHER_PRIORITY_SHARE;
  const house = 1 + draw.below(HOUSES);
  const reporter = draw.below(people.length);
  return {
    id: draw.uuid(),
    reporter: people[reporter] as SeedPerson,
    at,
    title: draw.of(kind.titles).replace('{place}', `${house} ${place.short}`),
    description: draw.of(kind.descriptions),
    location: `${house} ${place.location}`,
    latitude: near(place.latitude),
    longitude: near(place.longitude),
    priority: isUsual ? kind.priority : draw.of(ISSUE_PRIORITIES),
    category: kind.category,
    solutionCriteria: kind.criteria,
    acts: planActs(plan, draw, { number, at, reporter, people, kind }),
  };
}

/** Share among the issues that have money and proposals. */
const IN_WORK_SHARE = 0.4;

/**
 * The deciding votes and the choice, after all other acts; none without proposals or voters, or if
 * the work would be due already.
 */
function planChoice(
  acts: readonly SeedAct[],
  draw: Draw,
  { now, reporterId }: { now: Date; reporterId: string | undefined },
): SeedAct[] {
  const proposals = acts.filter(isOf('proposal'));
  const pledges = acts.filter(isOf('pledge'));
  const lastAt = acts.at(-1)?.at;
  if (proposals.length === 0 || pledges.length === 0 || lastAt === undefined) return [];
  if (draw.number() >= IN_WORK_SHARE) return [];
  const { id: proposalId, by: solver, days } = draw.of(proposals);
  const between = (share: number) =>
    new Date(lastAt.getTime() + Math.floor(share * (now.getTime() - lastAt.getTime())));
  const at = between(1 / 2 + draw.number() / 2);
  const deadline = workDeadline(at, days);
  const voters = new Map<string, SeedPerson>(pledges.map(({ by }) => [by.id, by]));
  voters.delete(solver.id);
  if (reporterId !== undefined) voters.delete(reporterId);
  if (voters.size === 0 || deadline.reminderAt <= now) return [];
  const votes = [...voters.values()].map((by): SeedAct => ({
    kind: 'vote',
    by,
    at: between(1 / 2),
    proposalId,
  }));
  return [...votes, { kind: 'choice', by: null, at, proposalId, ...deadline }];
}
