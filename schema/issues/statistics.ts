import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';

export const impactStats = v.object({
  resolved: v.number(),
  /** Whole units of the currency pledged so far, rounded down. */
  funded: v.number(),
  community: v.number(),
  /** Completed issues among those completed or ended without success, in percent. */
  successRate: v.number(),
  totalIssues: v.number(),
});
export type ImpactStats = v.InferOutput<typeof impactStats>;

export const getImpactStats = defineEndpoint({
  operation: 'getImpactStats',
  method: 'GET',
  path: '/api/impact-stats',
  summary: 'Live figures of the whole site.',
  access: 'public',
  cache: 'shared',
  deviceStore: 'site',
  status: 200,
  response: impactStats,
});
