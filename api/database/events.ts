import { Client } from 'pg';
import * as v from 'valibot';
import type { OpenConnections } from '#api/database/connection/openConnections.ts';
import { NoticeCheck } from './noticeCheck.ts';
import { liveEvent, type LiveEvent } from '#schema/event.ts';

/** Internal: a mail is to be sent. */
const mailEvent = v.object({ topic: v.literal('mail'), id: v.null() });
/** Internal: a session has ended; the id is the hex of its stored hash. */
const sessionEvent = v.object({ topic: v.literal('session'), id: v.string() });

/** Internal: cached answers are stale, all of them or those that show the issue `id`. */
const keptEvent = v.object({
  topic: v.literal('kept'),
  id: v.nullable(v.string()),
  listed: v.nullable(
    v.object({ latitude: v.number(), longitude: v.number(), category: v.string() }),
  ),
});

/** Ids only: live events for clients, and internal ones. */
export const publishedEvent = v.union([liveEvent, mailEvent, sessionEvent, keptEvent]);
export type PublishedEvent = v.InferOutput<typeof publishedEvent>;

export const EVENT_CHANNEL = 'trybe_events';

const ABOUT_ISSUES = [
  'issue',
  'chat',
  'pledges',
  'proposals',
  'votes',
] satisfies LiveEvent['topic'][];

/** With an issue: everything that shows it, or could. */
export type Touches = 'everything' | 'nothing' | { issueId: string };

/**
 * What an event makes stale. For a change that is not on any record, such as one of accounts, a notification
 * may be the only trace: then everything is stale.
 */
export function touchedBy({ topic, id }: PublishedEvent, isOffRecord: boolean): Touches {
  if (topic === 'mail' || topic === 'session') return 'nothing';
  if (topic === 'notification') return isOffRecord ? 'everything' : 'nothing';
  const isAboutIssue = id !== null && ABOUT_ISSUES.some((about) => about === topic);
  return isAboutIssue ? { issueId: id } : 'everything';
}

/**
 * SQL: expands an array of JSON texts into events, one `event` a row. The id of a hidden issue is
 * left out: clients only learn that lists have changed.
 */
export const visibleEvents = (texts: string): string => `(
  select case when i.id is null then e.event else '{"topic":"issues","id":null}' end as event
  from unnest(${texts}) with ordinality e (event, number)
  left join issue i on i.is_hidden and i.id = case
    when e.event::json ->> 'topic' in (${ABOUT_ISSUES.map((topic) => `'${topic}'`).join(', ')})
    then (e.event::json ->> 'id')::uuid end
  order by e.number
) told`;

/**
 * `requestId`: the originating request, possibly logged by another process; null: not caused by a request.
 * `by`: the process that announces with `kept` what became stale; null: one of an older release, which does
 * not.
 */
type EventListener = (event: PublishedEvent, requestId: string | null, by: string | null) => void;

export type EventFeed = {
  subscribe(listener: EventListener): () => void;
  stop(): Promise<void>;
};

type FeedOptions = {
  url: string;
  warn?: (message: string) => void;
  /** Interval of the connection checks, which also detect lost notices; default 1 s. */
  heartbeatMs?: number;
  /** This process's other connections; if silent, they are dropped with this one. */
  connections?: OpenConnections;
};

const retryFirstMs = 100;
const retryMaxMs = 500;
const connectTimeoutMs = 3_000;
const heartbeatMs = 1_000;
/**
 * Counted in heartbeats, not in time: a process that was busy has had as few of them, and has read
 * everything that arrived in between.
 */
const silentBeatsMax = 7;

const TIMED_OUT = new Set(['timeout expired', 'Query read timeout']);

const payloadSchema = v.pipe(v.string(), v.parseJson(), publishedEvent);
const causeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ requestId: v.optional(v.string()), by: v.optional(v.string()) }),
);

class Feed implements EventFeed {
  readonly #options: FeedOptions;
  readonly #listeners = new Set<EventListener>();
  #client: Client | null = null;
  #check = new NoticeCheck();
  #timer: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #isStopped = false;
  #hasFailed = false;
  #retryMs = retryFirstMs;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  subscribe(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#options.url,
      application_name: 'trybe events',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => this.#receive(payload));
    this.#client = client;
    this.#check = new NoticeCheck();
    const endSilent = this.#options.connections?.mark();
    try {
      await client.connect();
      const listen = { text: `listen ${EVENT_CHANNEL}`, query_timeout: connectTimeoutMs };
      await client.query(listen);
    } catch (error) {
      if (error instanceof Error && TIMED_OUT.has(error.message)) endSilent?.();
      this.#lose(client);
      return;
    }
    this.#retryMs = retryFirstMs;
    this.#beat(client);
    // Events in between are lost: clients have to refetch.
    // guard: missed-notices-are-made-up-for
    if (this.#hasFailed) this.#emit({ topic: 'resync', id: null });
  }

  #receive(payload: string | undefined): void {
    const result = v.safeParse(payloadSchema, payload);
    if (!result.success) return;
    this.#check.note(result.output);
    const cause = v.safeParse(causeSchema, payload);
    const { requestId = null, by = null } = cause.success ? cause.output : {};
    this.#emit(result.output, requestId, by);
  }

  #emit(event: PublishedEvent, requestId: string | null = null, by: string | null = null): void {
    for (const listener of this.#listeners) listener(event, requestId, by);
  }

  /** A connection can die silently; an unanswered query reveals it. */
  #beat(client: Client): void {
    clearInterval(this.#heartbeat);
    let endSilent: (() => void) | undefined;
    let isAsking = false;
    let silentBeats = 0;
    const look = async () => {
      if (await this.#check.findsLoss(client)) this.#emit({ topic: 'resync', id: null });
      isAsking = false;
    };
    const beat = () => {
      if (!isAsking) {
        isAsking = true;
        silentBeats = 0;
        endSilent = this.#options.connections?.mark();
        look().catch(() => this.#lose(client));
        return;
      }
      silentBeats += 1;
      if (silentBeats < silentBeatsMax) return;
      endSilent?.();
      this.#lose(client);
    };
    // Right away: commits before the first check cannot be found missing.
    beat();
    this.#heartbeat = setInterval(beat, this.#options.heartbeatMs ?? heartbeatMs);
    this.#heartbeat.unref();
  }

  #lose(client: Client): void {
    if (this.#client !== client || this.#isStopped) return;
    this.#client = null;
    this.#hasFailed = true;
    clearInterval(this.#heartbeat);
    client.end().catch(() => undefined);
    // One line per outage, not per attempt.
    if (this.#retryMs === retryFirstMs) {
      this.#options.warn?.('The connection for live updates is gone; it is opened again.');
    }
    // Jitter, so that processes do not reconnect together.
    const waitMs = this.#retryMs * (0.5 + Math.random());
    this.#timer = setTimeout(() => void this.connect(), waitMs);
    this.#timer.unref();
    this.#retryMs = Math.min(this.#retryMs * 2, retryMaxMs);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    this.#listeners.clear();
    await this.#client?.end().catch(() => undefined);
  }
}

/**
 * Listens on its own connection (LISTEN does not work through a transaction pooler). Reconnects forever, and
 * emits `resync` after each reconnect and when a notification was lost with the process that should have sent
 * it.
 */
export async function listenForEvents(options: FeedOptions): Promise<EventFeed> {
  const feed = new Feed(options);
  await feed.connect();
  return feed;
}
