import type { Locator, Page } from 'playwright-core';
import { MINUTE_MS } from '#schema/durations.ts';
import { findCommunityArea } from '#schema/places/area.ts';
import type { Tile } from '#schema/places/geo.ts';
import type { Issue } from '#schema/issues/issue.ts';

/** The tiles of issues that a page asks for from now on. */
export function watchTiles(page: Page): Tile[] {
  const asked: Tile[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, z, x, y] = /^\/api\/map\/(\d+)\/(\d+)\/(\d+)$/u.exec(pathname)?.map(Number) ?? [];
    if (z !== undefined && x !== undefined && y !== undefined) asked.push({ z, x, y });
  });
  return asked;
}

/** The issue farthest from its nearest neighbour: nothing else is under its marker. */
export function loneliest(issues: readonly Issue[]): Issue {
  const distance = (a: Issue, b: Issue) =>
    Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude);
  const room = (issue: Issue) =>
    Math.min(...issues.filter(({ id }) => id !== issue.id).map((other) => distance(issue, other)));
  const [first] = issues
    .filter(({ title }) => issues.filter((other) => other.title === title).length === 1)
    .toSorted((a, b) => room(b) - room(a));
  if (!first) throw new Error('the site has issues with a title of their own');
  return first;
}

/** What the map calls the status of an issue. */
export function mapLabelOf({ status }: Issue): string {
  if (status === 'in_progress') return 'In Progress';
  return status === 'completed' ? 'Completed' : 'Open for Proposals';
}

/** What the Funding Overview says of these issues. */
export function poolLines(issues: readonly Issue[]): string[] {
  const total = issues.reduce((sum, { currentFunding }) => sum + Number(currentFunding), 0);
  const usd = (value: number) =>
    value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return [
    `Total Issues ${issues.length}`,
    `Available Issues ${countByStatus(issues)['Open for Pledges']}`,
    `Total Pledged ${usd(total)}`,
    `Average Pledge Pool ${usd(total / issues.length)}`,
  ];
}

/** How many issues stand at each of the four labels of the Statistics tab. */
export function countByStatus(issues: readonly Issue[]): Record<string, number> {
  const count = (isMeant: (issue: Issue) => boolean) => issues.filter(isMeant).length;
  return {
    Critical: count(({ priority }) => priority === 'critical'),
    'Open for Pledges': count(({ status }) => status === 'reported' || status === 'funded'),
    'In Progress': count(({ status }) => status === 'in_progress'),
    Completed: count(({ status }) => status === 'completed'),
  };
}

/** How many issues each neighbourhood has. */
export function countByArea(issues: readonly Issue[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { location } of issues) {
    const area = findCommunityArea(location);
    if (area !== null) counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return counts;
}

/** The bars in a place: name, figure, and how long each is in whole percent. */
export function readBars(
  place: Locator,
): Promise<{ label: string; figure: string; percent: number }[]> {
  return place.getByRole('listitem').evaluateAll((rows: HTMLElement[]) =>
    rows.map((row) => {
      const [label = '', figure = ''] = row.innerText.split('\n');
      const bar = row.querySelector<HTMLElement>('[aria-hidden=true] > div');
      return { label, figure, percent: Math.round(Number.parseFloat(bar?.style.width ?? '')) };
    }),
  );
}

/**
 * Stops the clock of a map that is already shown: a running simulated clock requests every frame, which
 * leaves a busy machine no time for anything else.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
}
