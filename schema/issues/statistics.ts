import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';

export const impactStats = v.object({
  /** Issues completed. */
  resolved: v.number(),
  /** Whole units of the currency pledged so far, rounded down. */
  funded: v.number(),
  /** People registered. */
  community: v.number(),
  /** Percent of decided issues (completed or ended without success) that were completed, 0 to 100. */
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
