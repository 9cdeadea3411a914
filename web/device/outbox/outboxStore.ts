import { replaceEqualDeep } from '@tanstack/react-query';
import type { User } from '#schema/people/user.ts';
import { showBadge } from '#sw/outbox/badge.ts';
import { createOutboxDatabase } from '#sw/outbox/database.ts';
import { readDiscarded } from '#sw/outbox/discardedRows.ts';
import { subscribeToOutbox, type OutboxEvent, type Progress } from '#sw/outbox/outboxChannel.ts';
import { OutboxError, type OutboxErrorCode } from '#sw/outbox/OutboxError.ts';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { counted, readOutbox, type OutboxContents } from '#sw/outbox/readOutbox.ts';
import { restoreUnsent } from '#sw/outbox/restoreUnsent.ts';
import { lastWriter, noteLastWriter } from './lastWriter.ts';
import { createUnsettled } from './unsettledRows.ts';
import { forgetLoss, isAnyGone, noteOutbox, type KnownItems } from './outboxMarker.ts';
import { connectivity } from '#web/net/connectivity.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { createStore } from '#web/store/createStore.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

/**
 * offline: the server cannot be reached. signed_out: the server requires a session. waiting: tried,
 * with a retry due.
 */
export type OutboxActivity = 'idle' | 'sending' | 'waiting' | 'offline' | 'signed_out';

export type OutboxState = OutboxContents & {
  activity: OutboxActivity;
  /** Of uploads, per row id. */
  progress: Readonly<Record<string, Progress>>;
  /** The storage has not answered yet: what waits is unknown, and no page waits for it. */
  isUnread?: boolean;
  /** Set when this device cannot store. */
  storageProblem: OutboxErrorCode | null;
  /** Unsent items dropped by the browser, until the notice is dismissed. */
  lostCount: number;
};

const EMPTY: OutboxState = {
  rows: [],
  waitingCount: 0,
  attentionCount: 0,
  receivedCount: 0,
  lastSuccessAt: null,
  activity: 'idle',
  progress: {},
  storageProblem: null,
  lostCount: 0,
};

/** After this time pages do without the outbox. */
const UNREAD_AFTER_MS = 3_000;

/** One connection per page. */
export const outboxDatabase = createOutboxDatabase();

/** Undefined while unknown, null when signed out. */
export function currentUserId(): string | null | undefined {
  const user = queryClient.getQueryData<User | null>(queryKeys.user());
  return user === undefined ? undefined : (user?.id ?? null);
}

/** Whose items this page shows: without a session those of the person who was here last. */
export const readerId = (): string | null => currentUserId() ?? lastWriter();

/**
 * The current user's rows as last read by this page. Undefined until the first read: an empty
 * outbox must never flash up before a full one.
 */
class OutboxStore {
  readonly #store = createStore<OutboxState | undefined>(undefined, () => this.#watch());
  #activity: OutboxActivity = 'idle';
  #progress: Record<string, Progress> = {};
  #userId: string | null | undefined;
  /** Rows that could not be stored and were sent directly. */
  #unstored: OutboxRow[] = [];
  readonly #unsettled = createUnsettled();
  #readings = 0;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #restoring: Promise<number> | undefined;

  readonly snapshot = this.#store.get;
  readonly subscribe = this.#store.subscribe;

  readonly isPaused = (): boolean => this.#activity === 'signed_out';

  /** Number of this page's finished runs. */
  endedRuns = 0;

  endRun(activity: OutboxActivity): void {
    this.endedRuns += 1;
    if (this.#activity === activity) return;
    this.#activity = activity;
    const state = this.snapshot();
    if (state) this.#store.set({ ...state, activity });
  }

  setProgress(progress: Progress): void {
    this.#progress = { ...this.#progress, [progress.id]: progress };
    if (progress.arrivedBytes > 0) connectivity.report(true);
    const state = this.snapshot();
    if (!state) return;
    this.#store.set({ ...state, progress: this.#progress });
    // A reload now would interrupt sending. The rows tell whether it still runs: channel messages
    // can overtake each other.
    if (state.activity !== 'sending') void this.refresh();
  }

  /** Shows a row that is in no database while this page lives. */
  async keepInMemory(row: OutboxRow): Promise<void> {
    this.#unstored = [...this.#unstored.filter(({ id }) => id !== row.id), row];
    await this.refresh();
  }

  /** Shows outcomes for which the database has no room. */
  async keepUnsettled(rows: readonly OutboxRow[]): Promise<void> {
    this.#unsettled.keep(rows);
    await this.refresh();
  }

  dropFromMemory(id: string): void {
    this.#unstored = this.#unstored.filter((row) => row.id !== id);
    void this.refresh();
  }

  inMemory(id: string): OutboxRow | undefined {
    return this.#unstored.find((row) => row.id === id);
  }

  forgetLoss(): void {
    const userId = readerId();
    if (userId) forgetLoss(userId);
    void this.refresh();
  }

  /** Reads the database again. Discarded if a later read overtakes it. */
  async refresh(): Promise<void> {
    this.#readings += 1;
    const reading = this.#readings;
    if (!this.snapshot()) this.#patience ??= setTimeout(this.#noteUnread, UNREAD_AFTER_MS);
    const state = await this.#read(this.#userId === null ? lastWriter() : this.#userId);
    if (reading !== this.#readings) return;
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#store.set(state);
    if (state) void showBadge(navigator, state.waitingCount + state.attentionCount);
  }

  readonly #noteUnread = (): void => {
    this.#patience = undefined;
    if (this.snapshot() || this.#userId === undefined) return;
    const live = { activity: this.#activity, progress: this.#progress };
    this.#store.set({ ...EMPTY, ...live, isUnread: true });
  };

  async #read(userId: string | null | undefined): Promise<OutboxState | undefined> {
    if (userId === undefined) return undefined;
    const live = { activity: this.#activity, progress: this.#progress };
    if (userId === null) return { ...EMPTY, ...live };
    try {
      await this.restored();
      const { contents: stored, items } = await readWhole(userId);
      const contents = { ...stored, ...counted(stored.rows.map(this.#unsettled.latest)) };
      const isSending = contents.rows.some((row) => row.status === 'sending');
      const activity = isSending ? 'sending' : this.#activity;
      const lostCount = noteOutbox(userId, items);
      const read = [...contents.rows, ...this.#unstoredOf(userId)];
      // Unchanged rows keep their identity, so that of hundreds only the changed one renders.
      const rows = replaceEqualDeep(this.snapshot()?.rows, read);
      return { ...contents, ...live, rows, activity, storageProblem: null, lostCount };
    } catch (error) {
      if (!(error instanceof OutboxError)) throw error;
      const rows = [...this.#unsettled.ownedBy(userId), ...this.#unstoredOf(userId)];
      return { ...EMPTY, ...live, rows, storageProblem: error.code };
    }
  }

  /** Restores once per page what the database has lost, from its second copies. */
  readonly restored = (): Promise<unknown> =>
    // If the database fails, the read itself reports it.
    (this.#restoring ??= restoreUnsent(outboxDatabase).catch(() => 0));

  #unstoredOf(userId: string): OutboxRow[] {
    return this.#unstored.filter((row) => row.userId === userId);
  }

  #watch(): () => void {
    const stopEvents = subscribeToOutbox((event) => this.#onEvent(event));
    const stopUser = queryClient.getQueryCache().subscribe(() => this.#onUser());
    this.#userId = currentUserId();
    if (this.#userId) noteLastWriter(this.#userId);
    void this.refresh();
    return () => {
      stopEvents();
      stopUser();
    };
  }

  #onEvent(event: OutboxEvent): void {
    if (event.type === 'changed') void this.refresh();
    if (event.type === 'progress') this.setProgress(event);
  }

  #onUser(): void {
    const userId = currentUserId();
    if (userId === this.#userId) return;
    this.#userId = userId;
    if (userId) noteLastWriter(userId);
    // Another person's rows must not show for even a frame.
    this.#store.set(undefined);
    void this.refresh();
  }
}

type Reading = { contents: OutboxContents; items: KnownItems };

async function readItems(userId: string): Promise<Reading> {
  const contents = await readOutbox(outboxDatabase, userId);
  const ids = (rows: readonly OutboxRow[]) => rows.map(({ id }) => id);
  const unsent = contents.rows.filter(({ status }) => status !== 'received');
  const discarded = await readDiscarded(outboxDatabase);
  return {
    contents,
    items: { unsent: ids(unsent), all: new Set([...ids(contents.rows), ...discarded]) },
  };
}

/** Also restores what the database has lost while the page was open. */
async function readWhole(userId: string): Promise<Reading> {
  const reading = await readItems(userId);
  if (!isAnyGone(userId, reading.items)) return reading;
  await restoreUnsent(outboxDatabase);
  return await readItems(userId);
}

export const outboxStore = new OutboxStore();
