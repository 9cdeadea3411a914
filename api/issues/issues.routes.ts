import { reportIssue } from './reportIssue.ts';
import { setAffected } from './setAffected.ts';
import { getBrokenAgain } from './sightings/brokenAgain.sql.ts';
import { sightIssue } from './sightings/sightIssue.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { isModerator, signedIn } from '#api/platform/access.rules.ts';
import { makeReceipt, runCommand, type ApiRequest, type Handlers } from '#api/http/handler.ts';
import { cachedJson } from '#api/http/events/sharedCache.ts';
import { presentIssueDetail } from './presentIssueDetail.rules.ts';
import { getAffected } from './affected.sql.ts';
import { getImpactStats } from './getImpactStats.sql.ts';
import { getIssue } from './getIssue.sql.ts';
import { listIssueChanges } from './listIssueChanges.sql.ts';
import { listIssuePage, listWholeIssues } from './listIssues.sql.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ISSUES_MAX_PAGE_SIZE, ISSUES_WHOLE_LIST_MAX } from '#schema/limits.ts';
import type { Services } from '#api/http/services.ts';
import { ofIssue } from '#api/platform/touched.rules.ts';
import { touchesList } from './touchedLists.rules.ts';
import type { ListCache } from './listPlaces.sql.ts';

type Origin = Pick<ApiRequest<EndpointDefinition>, 'origin'>;

/** The response to a write, stored permanently: without what the reporter may withdraw. */
export async function changedIssue(tx: Transaction, id: string, { origin }: Origin) {
  const reader = { origin, seesHidden: false, readerId: tx.actor?.id ?? null };
  const view = { ...(await getIssue(tx, id, reader)), reporterProfile: null };
  return presentIssueDetail(view, tx.actor);
}

/** Continues after the newest 2,000. */
function nextLink(total: number): Record<string, string> {
  if (total <= ISSUES_WHOLE_LIST_MAX) return {};
  const page = ISSUES_WHOLE_LIST_MAX / ISSUES_MAX_PAGE_SIZE + 1;
  return { Link: `</api/issues?page=${page}&pageSize=${ISSUES_MAX_PAGE_SIZE}>; rel="next"` };
}

export const issueRoutes = {
  async listIssues({ query, hasQuery, origin, services }) {
    const { database, shared } = services;
    // Validated parameters are in the order of the contract, so equal queries have equal keys.
    const key = `issues ${origin} ${hasQuery ? JSON.stringify(query) : ''}`;
    const read = async () => {
      if (hasQuery) {
        const cache = listCache(services);
        const money = services.site.money();
        return cachedJson(await listIssuePage(database, query, { origin, money }, cache));
      }
      const { json, total, changes } = await listWholeIssues(database, origin);
      return cachedJson(json, {
        'X-Total-Count': String(total),
        'X-Change-Number': String(changes.complete),
        'X-Change-History': changes.history,
        ...nextLink(total),
      });
    };
    const cached = await shared.get(key, read, hasQuery ? touchesList(query) : undefined);
    return { cached };
  },

  async listIssueChanges({ query, origin, services }) {
    const { database, shared } = services;
    const cached = await shared.get(`changes ${origin} ${query.after}`, async () =>
      cachedJson(await listIssueChanges(database, query.after, origin)),
    );
    return { cached };
  },

  async getIssue({ params, actor, origin, services }) {
    const { database, shared } = services;
    const read = async () => {
      const reader = { origin, seesHidden: isModerator(actor), readerId: actor?.id ?? null };
      return presentIssueDetail(await getIssue(database, params.id, reader), actor);
    };
    if (actor !== null) return { body: await read() };
    const readForAll = async () => cachedJson(JSON.stringify(await read()));
    const key = `issue ${origin} ${params.id}`;
    return { cached: await shared.get(key, readForAll, ofIssue(params.id)) };
  },

  async getImpactStats({ services }) {
    return { cached: await keptImpactStats(services) };
  },

  reportIssue: (request) =>
    runCommand(
      request,
      async (tx) => ({ id: await reportIssue(tx, request.body) }),
      async (tx, { id }) => {
        const receipt = makeReceipt(request, request.body.photos);
        return { ...(await changedIssue(tx, id, request)), receipt };
      },
    ),

  tellAffected: (request) =>
    runCommand(request, async (tx) => {
      const { params, body } = request;
      await setAffected(tx, { issueId: params.id, isAffected: body.isAffected });
      const counted = await getAffected(tx, params.id);
      return { ...counted, isAffected: body.isAffected, receipt: makeReceipt(request, []) };
    }),

  sightIssue: (request) =>
    runCommand(request, async (tx) => {
      const { id } = request.params;
      const { isFixed, seenAt } = request.body;
      const sightings = await sightIssue(tx, { issueId: id, isFixed, seenAt });
      const brokenAgain = await getBrokenAgain(tx, id, signedIn(tx.actor).id);
      return { id, sightings, brokenAgain, receipt: makeReceipt(request, []) };
    }),
} satisfies Partial<Handlers>;

export const keptImpactStats = ({ shared, database }: Services) =>
  shared.get('impact-stats', async () =>
    cachedJson(JSON.stringify(await getImpactStats(database))),
  );

export const listCache = ({ shared }: Services): ListCache => ({
  perChange: shared.get,
  refreshed: shared.refreshed,
});
