import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { timestamp } from '#schema/text.ts';
import { DELIVERY_KINDS } from './consoleFilters.ts';

const files = v.object({ count: v.number(), bytes: v.number() });

const disk = v.object({ freeBytes: v.number(), sizeBytes: v.number() });

const siteHealth = v.object({
  /** The time of the installation. */
  at: timestamp,
  database: v.object({ bytes: v.number(), version: v.string(), migration: v.string() }),
  photos: files,
  videos: files,
  /** That of the data directory; null: it cannot be told. */
  disk: v.nullable(disk),
  /** When the last backup by the scripts of `api/ops` was finished; null: there is none. */
  backupAt: v.nullable(timestamp),
  /** In the order of the settings; `lagBytes` null: it did not answer. */
  replicas: v.array(v.object({ isUsed: v.boolean(), lagBytes: v.nullable(v.number()) })),
  deliveries: v.array(
    v.object({
      kind: v.picklist(DELIVERY_KINDS),
      count: v.number(),
      failing: v.number(),
      /** Since when the oldest waits; null: nothing does, or it is not told. */
      since: v.nullable(timestamp),
    }),
  ),
  payoutsOverdue: v.number(),
  openReports: v.number(),
  frozenIssues: v.number(),
  /** What the last daily check of the books found; null: there was none yet. */
  books: v.nullable(v.object({ problem: v.nullable(v.string()), checkedAt: timestamp })),
  signIns: v.number(),
  /** Pages that hear of changes at once, of the process that answers. */
  streams: v.number(),
  mail: v.picklist(['smtp', 'local', 'none']),
});
export type SiteHealth = v.InferOutput<typeof siteHealth>;

export const getHealth = defineEndpoint({
  operation: 'getHealth',
  method: 'GET',
  path: '/api/admin/health',
  summary: 'The health of the installation: storage, replicas, queues, the books. Operators only.',
  access: 'operator',
  status: 200,
  response: siteHealth,
});
