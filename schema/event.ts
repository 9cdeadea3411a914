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
 * A change to read again: ids only, never content. `id` is the issue (topics about an issue) or
 * the user (`notification`); `issues`, `settings` and `resync` carry none. After `resync` anything may be stale.
 */
export const liveEvent = v.object({ topic: v.picklist(EVENT_TOPICS), id: v.nullable(v.string()) });
export type LiveEvent = v.InferOutput<typeof liveEvent>;

export const streamEvents = defineEndpoint({
  operation: 'streamEvents',
  method: 'GET',
  path: '/api/events',
  summary: 'Server-sent events about changes made by others.',
  kind: 'events',
  access: 'public',
  cache: 'own',
  status: 200,
});
