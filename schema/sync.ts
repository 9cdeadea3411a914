import * as v from 'valibot';
import { defineEndpoint } from './defineEndpoint.ts';
import { SYNC_BODY_MAX_BYTES, SYNC_MAX_ITEMS, SYNC_MAX_PARAMS } from './limits.ts';
import { uuid } from './text.ts';

/** Calls that may be batched. Photos are uploaded separately beforehand. */
export const SYNC_OPERATIONS = [
  'reportIssue',
  'editIssue',
  'postMessage',
  'submitProof',
  'tellAffected',
  'sightIssue',
  'followIssue',
  'followArea',
] as const;
export type SyncOperation = (typeof SYNC_OPERATIONS)[number];

const syncItem = v.object({
  /** The operation's Idempotency-Key, the same in every attempt, single or batched. */
  key: uuid,
  operation: v.picklist(SYNC_OPERATIONS, 'This operation cannot be sent together with others.'),
  params: v.optional(
    v.pipe(
      v.record(v.string(), v.string()),
      v.maxEntries(SYNC_MAX_PARAMS, 'An operation has few parameters.'),
    ),
    {},
  ),
  /** Validated per item by the operation's own endpoint. */
  body: v.unknown(),
});
export type SyncItem = v.InferInput<typeof syncItem>;

export const syncRequest = v.object({
  items: v.pipe(
    v.array(syncItem),
    v.minLength(1, 'Please send at least one operation.'),
    v.maxLength(SYNC_MAX_ITEMS, `Please send at most ${SYNC_MAX_ITEMS} operations at once.`),
  ),
});

const syncResult = v.object({
  key: uuid,
  status: v.number(),
  body: v.unknown(),
  /** As the Retry-After header. */
  retryAfterSeconds: v.optional(v.number()),
});
export type SyncResult = v.InferOutput<typeof syncResult>;

export const syncOperations = defineEndpoint({
  operation: 'syncOperations',
  method: 'POST',
  path: '/api/sync',
  summary:
    'Executes operations that were written offline, in order, each in its own transaction and with its own result.',
  access: 'session',
  replay: 'none',
  body: syncRequest,
  bodyMaxBytes: SYNC_BODY_MAX_BYTES,
  status: 200,
  response: v.object({ results: v.array(syncResult) }),
});
