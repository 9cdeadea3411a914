import { replaceEqualDeep } from '@tanstack/react-query';
import type { User } from '#schema/people/user.ts';
import { showBadge } from '#sw/outbox/badge.ts';
import { createOutboxDatabase } from '#sw/outbox/database.ts';
import { readDatabaseId } from '#sw/outbox/databaseId.ts';
import { subscribeToOutbox, type OutboxEvent } from '#sw/outbox/outboxChannel.ts';
import { OutboxError, type OutboxErrorCode } from '#sw/outbox/OutboxError.ts';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { readOutbox, type OutboxContents } from '#sw/outbox/readOutbox.ts';
import { forgetLoss, noteOutbox } from './outboxMarker.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { createStore } from '#web/store/createStore.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

/**
 * sending: on its way. offline: the server cannot be reached. signed_out: the server asks to sign in.
 * waiting: tried and due again later.
 */
export type OutboxActivity = 'idle' | 'sending' | 'waiting' | 'offline' | 'signed_out';

export type OutboxState = OutboxContents & {
  activity: OutboxActivity;
  /** Fraction of each row on its way that has arrived, 0 to 1, by row id. */
  progress: Readonly<Record<string, number>>;
  /** Set when this device refuses to store anything. */
  storageProblem: OutboxErrorCode | null;
  /** Items that the browser threw away unsent, until the person has read it. */
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

/** The outbox's database, one connection for the page. */
export const outboxDatabase = createOutboxDatabase();

/** Who is signed in as far as this page knows; undefined while it does not know yet. */
export function currentUserId(): string | null | undefined {
  const user = queryClient.getQueryData<User | null>(queryKeys.user());
  return user === undefined ? undefined : (user?.id ?? null);
}

/**
 * The signed-in person's rows as this page last read them. Unknown (undefined) until the first
 * reading: an empty outbox must never flash up before a full one.
 */
class OutboxStore {
  readonly #store = createStore<OutboxState | undefined>(undefined, () => this.#watch());
  #activity: OutboxActivity = 'idle';
  #progress: Record<string, number> = {};
  #userId: string | null | undefined;
  /** Rows that this device could not store and that went to the server at once. */
  #unstored: OutboxRow[] = [];
  #readings = 0;

  readonly snapshot = this.#store.get;
  readonly subscribe = this.#store.subscribe;

  /** Whether the server has asked to sign in before it takes the rest. */
  readonly isPaused = (): boolean => this.#activity === 'signed_out';

  /** How many runs of this page have ended. */
  endedRuns = 0;

  /** Notes that a run of this page has ended, and how it left things. */
  endRun(activity: OutboxActivity): void {
    this.endedRuns += 1;
    if (this.#activity === activity) return;
    this.#activity = activity;
    const state = this.snapshot();
    if (state) this.#store.set({ ...state, activity });
  }

  setProgress(id: string, fraction: number): void {
    this.#progress = { ...this.#progress, [id]: fraction };
    const state = this.snapshot();
    if (!state) return;
    this.#store.set({ ...state, progress: this.#progress });
    // An update must not reload the page now. Whether it still is on its way the rows say: messages
    // can overtake each other.
    if (state.activity !== 'sending') void this.refresh();
  }

  /** Shows a row that is in no database for as long as this page lives. */
  async keepInMemory(row: OutboxRow): Promise<void> {
    this.#unstored = [...this.#unstored.filter(({ id }) => id !== row.id), row];
    await this.refresh();
  }

  /** Takes back `keepInMemory`. */
  dropFromMemory(id: string): void {
    this.#unstored = this.#unstored.filter((row) => row.id !== id);
    void this.refresh();
  }

  /** A row of `keepInMemory`. */
  inMemory(id: string): OutboxRow | undefined {
    return this.#unstored.find((row) => row.id === id);
  }

  /** The person has read that items were lost. */
  forgetLoss(): void {
    if (this.#userId) forgetLoss(this.#userId);
    void this.refresh();
  }

  /** Reads the database again. A reading overtaken by a later one is dropped. */
  async refresh(): Promise<void> {
    this.#readings += 1;
    const reading = this.#readings;
    const state = await this.#read(this.#userId);
    if (reading !== this.#readings) return;
    this.#store.set(state);
    if (state) void showBadge(navigator, state.waitingCount + state.attentionCount);
  }

  async #read(userId: string | null | undefined): Promise<OutboxState | undefined> {
    if (userId === undefined) return undefined;
    const live = { activity: this.#activity, progress: this.#progress };
    if (userId === null) return { ...EMPTY, ...live };
    try {
      const contents = await readOutbox(outboxDatabase, userId);
      const isSending = contents.rows.some((row) => row.status === 'sending');
      const activity = isSending ? 'sending' : this.#activity;
      const databaseId = await readDatabaseId(outboxDatabase, () => crypto.randomUUID());
      const unsentCount = contents.waitingCount + contents.attentionCount;
      const lostCount = noteOutbox(databaseId, userId, unsentCount);
      const read = [...contents.rows, ...this.#unstoredOf(userId)];
      // A row that has not changed stays the same object, so that of hundreds only one is drawn again.
      const rows = replaceEqualDeep(this.snapshot()?.rows, read);
      return { ...contents, ...live, rows, activity, storageProblem: null, lostCount };
    } catch (error) {
      if (!(error instanceof OutboxError)) throw error;
      const rows = this.#unstoredOf(userId);
      return { ...EMPTY, ...live, rows, storageProblem: error.code };
    }
  }

  #unstoredOf(userId: string): OutboxRow[] {
    return this.#unstored.filter((row) => row.userId === userId);
  }

  #watch(): () => void {
    const stopEvents = subscribeToOutbox((event) => this.#onEvent(event));
    const stopUser = queryClient.getQueryCache().subscribe(() => this.#onUser());
    this.#userId = currentUserId();
    void this.refresh();
    return () => {
      stopEvents();
      stopUser();
    };
  }

  #onEvent(event: OutboxEvent): void {
    if (event.type === 'changed') void this.refresh();
    if (event.type === 'progress') this.setProgress(event.id, event.fraction);
  }

  #onUser(): void {
    const userId = currentUserId();
    if (userId === this.#userId) return;
    this.#userId = userId;
    // Not one frame of somebody else's rows.
    this.#store.set(undefined);
    void this.refresh();
  }
}

export const outboxStore = new OutboxStore();
