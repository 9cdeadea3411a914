import * as v from 'valibot';
import { defineEndpoint } from './defineEndpoint.ts';

export const EVENT_TOPICS = [
  'issue',
  'issues',
  'chat',
  'pledges',
  'proposals',
  'votes',
  'notification',
  'settings',
  'resync',
] as const;

/**
 * Signals stale data: ids only, never content. `id` is the issue (topics about an issue) or the
 * user (`notification`); `issues`, `settings` and `resync` have none. After `resync` anything may
 * be stale.
 */
export const liveEvent = v.object({ topic: v.picklist(EVENT_TOPICS), id: v.nullable(v.string()) });
export type LiveEvent = v.InferOutput<typeof liveEvent>;

const INVALID_MISSED = 'missedMs must be a number of milliseconds.';

/** Also sent if the missed time is unknown; the server remembers less. */
export const MISSED_MS_MAX = 999_999_999;

const missedMs = v.pipe(
  v.union([v.string(), v.number()], INVALID_MISSED),
  v.transform(String),
  v.regex(/^\d{1,9}$/u, INVALID_MISSED),
  v.transform(Number),
);

export const streamEvents = defineEndpoint({
  operation: 'streamEvents',
  method: 'GET',
  path: '/api/events',
  summary:
    'Server-sent events about changes made by others. With `missedMs` the changes of the last so many milliseconds come first, or `resync` where they are no longer known.',
  kind: 'events',
  access: 'public',
  cache: 'own',
  query: v.object({ missedMs: v.optional(missedMs) }),
  status: 200,
});
