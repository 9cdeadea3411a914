import { findCommunityArea } from '#schema/places/area.ts';
import { COMMUNITY_AREAS } from '#schema/limits.ts';

export type CommunityArea = { name: string; count: number; percentOfTop: number };

/** Most issues first, each relative to the top one. */
export function communityAreas(issues: readonly { location: string }[]): CommunityArea[] {
  const counts = new Map<string, number>();
  for (const { location } of issues) {
    const area = findCommunityArea(location);
    if (area !== null) counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  const top = [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, COMMUNITY_AREAS);
  const most = top[0]?.[1] ?? 1;
  return top.map(([name, count]) => ({
    name,
    count,
    percentOfTop: Math.round((count / most) * 100),
  }));
}
