import { vi } from 'vitest';
import type { OutboxDatabase } from '#sw/outbox/database.ts';
import { discard } from '#sw/outbox/changeQueued.ts';
import { enqueue } from '#sw/outbox/enqueue.ts';
import { createDraftKeeper, type DraftKeeper } from '#web/device/drafts/draftKeeper.ts';
import { openDraft } from '#web/device/drafts/openDraft.ts';
import type { FakeLocks } from './fakeLocks.ts';
import { disk, outboxDatabase } from './modelDisk.ts';

const KEY = 'message ida old-1';
/** Longest time from a typed letter to the disk. */
const WITHIN_MS = 1_000;
/** Longest time from room on a full disk to the end of the next try. */
const AGAIN_WITHIN_MS = 6_000;
const STEP_MS = 100;
/** Turns of the event loop for the database's work in one step. */
const MOST_TURNS = 50;
/** Letters that a thumb types without a pause. */
const LETTERS = 12;
const YEAR_MS = 31_536_000_000;

type Word = { text: string; typedAt: number; isAside: boolean };
type Tab = { words: Word[]; keeper: DraftKeeper; close: () => void; isDead: boolean; key: string };

/** One person with up to two tabs of the same form. */
export class DraftWriter {
  readonly #locks: FakeLocks;
  readonly tabs: (Tab | null)[] = [null, null];
  /** Words that must be on the device when everything is dead. */
  readonly owed = new Set<string>();
  fullUntil = -Infinity;
  #count = 0;

  constructor(locks: FakeLocks) {
    this.#locks = locks;
  }

  async pass(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      await vi.advanceTimersByTimeAsync(STEP_MS);
      let turns = 0;
      do {
        await new Promise((resolve) => setImmediate(resolve));
        turns += 1;
      } while (disk.running > 0 && turns < MOST_TURNS);
    }
  }

  async #settled<T>(work: Promise<T>): Promise<T> {
    const state = { isDone: false };
    const done = work.finally(() => (state.isDone = true));
    done.catch(() => undefined);
    while (!state.isDone) await this.pass(STEP_MS);
    return await work;
  }

  async open(at: number): Promise<void> {
    if (this.tabs[at]) return;
    const opened = await this.#settled(openDraft(KEY, 'ida').catch(unread));
    const tab: Tab = {
      words: [],
      keeper: createDraftKeeper(
        { key: opened.key, userId: 'ida', kind: 'message' },
        () => {
          // A dead tab writes nothing more.
          if (tab.isDead) throw new Error('dead');
          return tab.words.length > 0 ? { message: textOf(tab) } : null;
        },
        () => undefined,
      ),
      close: opened.close,
      isDead: false,
      key: opened.key,
    };
    if (opened.draft) {
      tab.keeper.adopt(opened.draft);
      const { message } = opened.draft.value as { message: string };
      tab.words = message.split(' ').map((text) => ({ text, typedAt: -Infinity, isAside: true }));
    }
    this.tabs[at] = tab;
  }

  type(at: number): void {
    const tab = this.tabs[at];
    if (!tab) return;
    this.#count += 1;
    tab.words.push({ text: `w${this.#count}`, typedAt: performance.now(), isAside: false });
    tab.keeper.touch();
  }

  /** A thumb that never pauses. */
  async typeOn(at: number, gapMs: number): Promise<void> {
    for (let letters = 0; letters < LETTERS; letters += 1) {
      this.type(at);
      await this.pass(gapMs);
    }
  }

  hide(at: number): void {
    const tab = this.tabs[at];
    if (!tab) return;
    // Where it is not safe the browser asks before the page is left.
    if (tab.keeper.leave()) for (const word of tab.words) word.isAside = true;
  }

  /** A reload or a link: the page is told, and gone in the same moment. */
  async leave(at: number): Promise<void> {
    disk.isLeaving = true;
    this.hide(at);
    this.kill(at);
    await new Promise((resolve) => setImmediate(resolve));
    disk.isLeaving = false;
  }

  /** The form goes away with its session: what was typed waits for its writer. */
  async signOut(at: number): Promise<void> {
    this.hide(at);
    await this.#settled(this.tabs[at]?.keeper.settled() ?? Promise.resolve());
    if (!disk.isFull) for (const word of this.tabs[at]?.words ?? []) word.isAside = true;
    this.kill(at);
  }

  kill(at: number): void {
    const tab = this.tabs[at];
    if (!tab) return;
    for (const word of tab.words) if (this.#isSafe(word)) this.owed.add(word.text);
    tab.isDead = true;
    this.#locks.forget(`draft ${tab.key}`);
    this.tabs[at] = null;
  }

  #isSafe({ typedAt, isAside }: Word): boolean {
    if (isAside) return true;
    const wasFull = this.fullUntil >= typedAt;
    if (disk.isFull) return false;
    return wasFull
      ? performance.now() - this.fullUntil > AGAIN_WITHIN_MS
      : performance.now() - typedAt > WITHIN_MS;
  }

  /** `isCut`: the device dies once the outbox has it, before the form is empty. */
  async send(at: number, isCut: boolean): Promise<void> {
    const tab = this.tabs[at];
    if (!tab || (await this.#enqueue(tab)) === null) return;
    if (isCut) {
      this.kill(at);
      return;
    }
    tab.words = [];
    await this.#settled(tab.keeper.clear());
  }

  /** The server refuses it, and the form has it again. `isCut`: the device dies in that moment. */
  async refuse(at: number, isCut: boolean): Promise<void> {
    const tab = this.tabs[at];
    if (!tab || disk.isFull) return;
    const id = await this.#enqueue(tab);
    if (id === null) return;
    if (disk.database) await this.#settled(discard(disk.database, id, tab.keeper.returned()));
    for (const word of tab.words) word.isAside = true;
    if (isCut) this.kill(at);
    else tab.keeper.release();
  }

  /** Answers the row's id; null: there was nothing to send, or no room. */
  async #enqueue(tab: Tab): Promise<string | null> {
    if (tab.words.length === 0) return null;
    await this.#settled(tab.keeper.hold());
    this.#count += 1;
    const message = textOf(tab);
    const operation = {
      id: `row-${this.#count}`,
      userId: 'ida',
      operation: 'postMessage' as const,
      params: { id: 'old-1' },
      body: { id: `entity-${this.#count}`, message },
      entityId: `entity-${this.#count}`,
      createdAt: 1,
    };
    const isStored = await this.#settled(
      enqueue(outboxDatabase as OutboxDatabase, operation, [tab.keeper.ended]).then(
        () => true,
        () => false,
      ),
    );
    if (!isStored) {
      tab.keeper.release();
      return null;
    }
    for (const { text } of tab.words) this.owed.add(text);
    return operation.id;
  }

  fill(isFull: boolean): void {
    if (disk.isFull) this.fullUntil = performance.now();
    disk.isFull = isFull;
  }

  fillAside(isFull: boolean): void {
    disk.isAsideFull = isFull;
  }

  /** Somebody sets the device's clock, or the network does. */
  setClock(years: number): void {
    vi.setSystemTime(Date.now() + years * YEAR_MS);
  }
}

/** The form of a device that does not answer writes under a key of its own. */
const unread = () => ({ key: `${KEY} ${Date.now()}`, draft: null, close: () => undefined });

const textOf = ({ words }: Pick<Tab, 'words'>) => words.map(({ text }) => text).join(' ');
