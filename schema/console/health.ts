import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { timestamp } from '#schema/text.ts';
import { DELIVERY_KINDS } from './consoleFilters.ts';

export const WEAKNESSES = ['open_listener', 'database_superuser', 'database_owner'] as const;
export type WeaknessCode = (typeof WEAKNESSES)[number];

const files = v.object({ count: v.number(), bytes: v.number() });

const disk = v.object({ freeBytes: v.number(), sizeBytes: v.number() });

const siteHealth = v.object({
  at: timestamp,
  database: v.object({ bytes: v.number(), version: v.string(), migration: v.string() }),
  photos: files,
  videos: files,
  /** Of the data directory; null: unknown. */
  disk: v.nullable(disk),
  /** End of the last backup by the scripts of `api/ops`; null: none. */
  backupAt: v.nullable(timestamp),
  /** In the order of the settings; `lagBytes` null: no answer. */
  replicas: v.array(v.object({ isUsed: v.boolean(), lagBytes: v.nullable(v.number()) })),
  deliveries: v.array(
    v.object({
      kind: v.picklist(DELIVERY_KINDS),
      count: v.number(),
      failing: v.number(),
      /** Age of the oldest; null: none waiting, or unknown. */
      since: v.nullable(timestamp),
    }),
  ),
  payoutsOverdue: v.number(),
  /** Open ones between the payment provider and the books. */
  differences: v.number(),
  openReports: v.number(),
  frozenIssues: v.number(),
  /** The last daily check; null: none yet. */
  books: v.nullable(v.object({ problem: v.nullable(v.string()), checkedAt: timestamp })),
  signIns: v.number(),
  /** Open live streams of the answering process. */
  streams: v.number(),
  mail: v.picklist(['smtp', 'local', 'none']),
  /** What works but should be changed all the same, in the answering process. Absent in older releases. */
  weaknesses: v.optional(v.array(v.picklist(WEAKNESSES))),
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
