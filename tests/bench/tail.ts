import { setTimeout as sleep } from 'node:timers/promises';
import { ISSUE_CATEGORIES } from '#schema/site/categories/standardCategories.ts';
import {
  DISTANCES_KM,
  FUNDING_BANDS,
  ISSUE_FILTERS,
  ISSUE_SORTS,
} from '#schema/issues/issueFilters.ts';
import { findTile } from '#schema/places/geo.ts';
import { measure, send, type BenchCase, type Rate } from './load.ts';
import type { ScaleSite } from './scaleSite.ts';

const REPORTS_PER_SECOND = [3, 30];
const ASKING = [1, 16];
const MEASURED_MS = 5_000;
const TILE_ZOOMS = 17;
/** Where the generator puts most issues. */
const TOWN = { latitude: 41.8794, longitude: -87.6278 };
const COMMON = ['pothole', 'bench', 'streetlight', 'street'];

/** The same in every run. */
function randomNumbers(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

type Subject = { name: string; path: () => string };

/** What people, search engines and shared addresses ask for; hardly anything twice. */
function subjects({ issueIds, unseenIds }: ScaleSite): Subject[] {
  const random = randomNumbers();
  const one = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
  const list = (page: number) =>
    `/api/issues?page=${page}&sort=${one(ISSUE_SORTS)}&filter=${one(ISSUE_FILTERS)}&funding=${one(FUNDING_BANDS)}`;
  const near = () => `${TOWN.latitude + random(100) / 1e4},${TOWN.longitude + random(100) / 1e4}`;
  return [
    { name: 'lists to page 300', path: () => list(1 + random(300)) },
    {
      name: 'lists by category and distance',
      path: () =>
        `/api/issues?category=${one(ISSUE_CATEGORIES)}&near=${near()}&withinKm=${one(DISTANCES_KM)}&sort=near`,
    },
    { name: 'pages far behind', path: () => `/api/issues?page=${10_000 + random(90_000)}` },
    {
      name: 'search, common words',
      path: () =>
        `/api/issues?search=${one(COMMON)}&filter=${one(ISSUE_FILTERS)}&page=${1 + random(20)}`,
    },
    {
      name: 'search, rare words',
      path: () => `/api/issues?search=${1_000 + random(8_999)}+wabash`,
    },
    {
      name: 'search, two letters',
      path: () => `/api/issues?search=${one('qxzjkv'.split(''))}${one('bdfgpw'.split(''))}`,
    },
    {
      name: 'map tiles, every zoom',
      path: () => {
        const at = { latitude: TOWN.latitude + random(100) / 1e3, longitude: TOWN.longitude };
        const { z, x, y } = findTile(at, random(TILE_ZOOMS));
        return `/api/map/${z}/${x}/${y}?filter=${one(ISSUE_FILTERS)}&funding=${one(FUNDING_BANDS)}`;
      },
    },
    {
      name: 'issue page never asked for',
      path: () => `/issues/${unseenIds.pop() ?? one(issueIds)}`,
    },
  ];
}

/** Reports at a steady rate, however long each takes, until told to stop, which returns how many were refused. */
function reportSteadily(report: BenchCase, perSecond: number): { stop(): Promise<number> } {
  const stopped = new AbortController();
  const sent: Promise<void>[] = [];
  let refused = 0;
  const run = async () => {
    while (!stopped.signal.aborted) {
      const refuse = () => void (refused += 1);
      sent.push(send(undefined, report).catch(refuse));
      await sleep(1_000 / perSecond);
    }
  };
  const running = run();
  return {
    async stop() {
      stopped.abort();
      await running;
      await Promise.all(sent);
      return refused;
    },
  };
}

const figures = ({ p50Ms, p90Ms, p99Ms, maxMs }: Rate) =>
  [p50Ms, p90Ms, p99Ms, maxMs].map((ms) => ms.toFixed(0).padStart(7)).join('');

/**
 * Of each question the median and the slow ones in milliseconds, while reports come in; the first counts too. Each is
 * printed at once, so that a later failure costs no figure.
 */
export async function printTail(
  site: ScaleSite,
  report: BenchCase,
  print: (line: string) => void,
): Promise<void> {
  const asked = subjects(site);
  print(`${' '.repeat(54)}    p50    p90    p99    max`);
  for (const perSecond of REPORTS_PER_SECOND)
    for (const connections of ASKING)
      for (const subject of asked) {
        const reports = reportSteadily(report, perSecond);
        const rate = await measure({ ...subject, origin: report.origin, connections }, MEASURED_MS);
        const refused = await reports.stop();
        const label = `${perSecond} reports/s, ${connections} asking`;
        const note = refused > 0 ? `  ${refused} reports refused` : '';
        print(`${subject.name.padEnd(32)}${label.padEnd(22)}${figures(rate)}${note}`);
      }
}
