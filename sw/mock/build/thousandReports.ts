import { ISSUE_PRIORITIES } from '#schema/issues/issue.ts';
import { ISSUE_CATEGORIES } from '#schema/site/categories/standardCategories.ts';

/** Including the demo's. */
export const REPORTS = 1_000;

const SUBJECTS: [what: string, trouble: string][] = [
  ['Pothole', 'A deep hole in the roadway damages wheels and throws cyclists off course.'],
  ['Dark streetlight', 'The lamp has been out for weeks and people avoid the way home at night.'],
  ['Overflowing bin', 'Litter spills over the footway and the wind carries it into the gardens.'],
  ['Broken bench', 'The seat is split, and there is nowhere else to rest on the way to the shops.'],
  ['Blocked drain', 'Rain water stands for days because the drain is full of leaves and mud.'],
  ['Missing ramp', 'Without a ramp wheelchairs and prams have to roll along the traffic lane.'],
  ['Worn crossing', 'The stripes have faded, and drivers no longer stop for children.'],
];
const CITIES: [name: string, latitude: number, longitude: number][] = [
  ['The Loop, Chicago', 41.8786, -87.6298],
  ['Downtown, Los Angeles', 34.0407, -118.2468],
  ['Greenwich Village, New York', 40.7336, -74.0027],
  ['Mission District, San Francisco', 37.7599, -122.4148],
  ['South Side, Pittsburgh', 40.4289, -79.9789],
];

const nth = <T>(of: readonly T[], number: number): T => of[number % of.length] as T;
/** Pseudorandom between -0.5 and 0.5, reproducible by number. */
const scattered = (number: number) => ((number * 0.618_034) % 1) - 0.5;
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Reproducible by number. */
export function reportNumber(number: number) {
  const [what, trouble] = nth(SUBJECTS, number);
  const [city, latitude, longitude] = nth(CITIES, number);
  const place = `${100 + number * 3} Main Street`;
  return {
    title: `${what} at ${place}`,
    description: `${trouble} Neighbours have asked for help more than once.`,
    location: `${place}, ${city}`,
    latitude: round(latitude + scattered(number) / 12),
    longitude: round(longitude + scattered(number * 7) / 12),
    priority: nth(ISSUE_PRIORITIES, number),
    category: nth(ISSUE_CATEGORIES, number),
    solutionCriteria: 'The place is safe and clean again, and stays so for two weeks.',
  };
}
