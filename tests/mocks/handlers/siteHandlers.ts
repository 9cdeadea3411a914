import { PLEDGE_EXPIRY_DAYS } from '#schema/limits.ts';
import { basemapSettings } from '../basemap.ts';
import { sumOf } from '../escrow.ts';
import { liveIssues } from '../issueAccess.ts';
import { actorOf } from '../mockEndpoint.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { MockWorld } from '../mockWorld.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seeds/people.ts';

const CENTS_PER_DOLLAR = 100n;

/** Of the works that came to an end, how many in a hundred solved their issue. */
function successRateOf({ state }: MockWorld, resolved: number): number {
  const ended = [...state.proposals.values()].filter(
    ({ status, issueId }) =>
      (status === 'expired' || status === 'rejected') &&
      state.issues.get(issueId)?.status !== 'completed',
  );
  const decided = resolved + new Set(ended.map(({ issueId }) => issueId)).size;
  return decided === 0 ? 0 : Math.round((resolved / decided) * 100);
}

/** What concerns the whole site: figures, settings, live changes. */
export const siteHandlers: MockHandlersOf<'getImpactStats' | 'getSettings' | 'streamEvents'> = {
  getImpactStats({ world }) {
    const issues = liveIssues(world);
    const resolved = issues.filter((issue) => issue.status === 'completed').length;
    const standing = world.state.pledges.filter(
      (pledge) => !world.state.refundedPledgeIds.has(pledge.id),
    );
    return {
      resolved,
      funded: Number(sumOf(standing) / CENTS_PER_DOLLAR),
      community: world.state.users.length,
      successRate: successRateOf(world, resolved),
      totalIssues: issues.length,
    };
  },

  async getSettings({ world }) {
    return {
      rasterTiles: null,
      basemap: await basemapSettings(world.files),
      payments: 'sandbox',
      pledgeExpiryDays: PLEDGE_EXPIRY_DAYS,
      testClock: { offsetMs: world.state.clockOffsetMs },
      demo: { password: DEMO_PASSWORD, accounts: [...DEMO_ACCOUNTS] },
    };
  },

  streamEvents({ world, request }) {
    const userId = actorOf(world, request)?.id ?? null;
    const isReconnect = request.headers.has('last-event-id');
    return new Response(world.events.open(userId, isReconnect), {
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
    });
  },
};
