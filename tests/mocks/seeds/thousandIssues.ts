import { ISSUE_CATEGORIES, ISSUE_PRIORITIES, ISSUE_STATUSES } from '#schema/issues/issue.ts';
import type { MockState } from '../mockState.ts';
import { addIssue, addPledge } from './addIssue.ts';
import { seededRandom } from './seededRandom.ts';

const COUNT = 1_000;
const APART_MS = 47 * 60_000;

const SUBJECTS: [what: string, trouble: string][] = [
  ['Pothole', 'A deep hole in the roadway damages wheels and throws cyclists off course.'],
  ['Dark streetlight', 'The lamp has been out for weeks and people avoid the way home at night.'],
  ['Overflowing bin', 'Litter spills over the footway and the wind carries it into the gardens.'],
  ['Broken bench', 'The seat is split, and there is nowhere else to rest on the way to the shops.'],
  ['Blocked drain', 'Rain water stands for days because the drain is full of leaves and mud.'],
  ['Missing ramp', 'Without a ramp wheelchairs and prams have to roll along the traffic lane.'],
  ['Worn crossing', 'The stripes have faded, and drivers no longer stop for children.'],
  ['Fallen branch', 'A branch has come down across the path and everyone squeezes past it.'],
];

const CITIES: [name: string, latitude: number, longitude: number][] = [
  ['The Loop, Chicago', 41.8786, -87.6298],
  ['Lincoln Park, Chicago', 41.9214, -87.6513],
  ['Hyde Park, Chicago', 41.7943, -87.5907],
  ['Downtown, Los Angeles', 34.0407, -118.2468],
  ['Greenwich Village, New York', 40.7336, -74.0027],
  ['Capitol Heights, Washington', 38.8851, -76.9158],
  ['Mission District, San Francisco', 37.7599, -122.4148],
  ['South Side, Pittsburgh', 40.4289, -79.9789],
];

/** A thousand issues in eight cities; the same ones for the same `now`. */
export function addThousandIssues(state: MockState, now: string): void {
  const random = seededRandom(2026);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const nowMs = Date.parse(now);
  for (let at = 0; at < COUNT; at += 1) {
    const [what, trouble] = pick(SUBJECTS);
    const [city, latitude, longitude] = pick(CITIES);
    const house = 100 + Math.floor(random() * 4_900);
    const issue = addIssue(state, {
      title: `${what} at ${house} Main Street`,
      description: `${trouble} Neighbours have asked for help more than once.`,
      location: `${house} Main Street, ${city}`,
      latitude: round(latitude + (random() - 0.5) / 12),
      longitude: round(longitude + (random() - 0.5) / 12),
      priority: pick(ISSUE_PRIORITIES),
      category: pick(ISSUE_CATEGORIES),
      solutionCriteria: 'The place is safe and clean again, and stays so for two weeks.',
      status: pick(ISSUE_STATUSES),
      reporter: pick(state.users),
      createdAt: new Date(nowMs - at * APART_MS).toISOString(),
    });
    if (issue.status !== 'reported') {
      addPledge(state, issue, pick(state.users), BigInt(1_000 + Math.floor(random() * 400_000)));
    }
  }
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
