import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutboxDatabase, type OutboxDatabase } from '#sw/outbox/database.ts';
import { enqueue } from '#sw/outbox/enqueue.ts';
import { OutboxError } from '#sw/outbox/OutboxError.ts';
import { FakeLocks } from '#tests/support/device/fakeLocks.ts';
import { memoryStorage } from '#tests/support/device/memoryStorage.ts';
import { createDraftKeeper, type DraftKeeper } from './draftKeeper.ts';
import { openDraft } from './openDraft.ts';
import { takeUpWords } from './wordsAside.ts';
import { runsWithin } from '#tests/support/runsWithin.ts';

/** The disk of the device that is being tried. */
const disk = vi.hoisted(() => ({
  database: null as OutboxDatabase | null,
  isFull: false,
  /** The small store that a leaving page writes to has a limit of its own. */
  isAsideFull: false,
  /** A database write that a leaving page begins is lost with the page. */
  isLeaving: false,
  running: 0,
}));
const never = () => new Promise<never>(() => undefined);
vi.mock('#web/device/outbox/outboxStore.ts', () => ({
  outboxDatabase: {
    run: async (use: never) => {
      if (disk.isLeaving) return await never();
      if (disk.isFull) throw new OutboxError('quota_exceeded');
      disk.running += 1;
      return await disk.database?.run(use).finally(() => (disk.running -= 1));
    },
  },
}));

const KEY = 'message ida old-1';
/** From a letter to the disk, at most. */
const WITHIN_MS = 1_000;
/** From room on a full disk to the next try, at most, and the try. */
const AGAIN_WITHIN_MS = 6_000;
const STEP_MS = 100;
/** Of the event loop, for what the database does in a step. */
const MOST_TURNS = 50;
/** Of a thumb that types on. */
const LETTERS = 12;
const YEAR_MS = 31_536_000_000;
const SHORT_RUN_MS = 6_000;

type Word = { text: string; typedAt: number; isAside: boolean };
type Tab = { words: Word[]; keeper: DraftKeeper; close: () => void; isDead: boolean; key: string };

let locks: FakeLocks;
let databases = 0;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One person with up to two tabs of the same form. */
class Writer {
  readonly tabs: (Tab | null)[] = [null, null];
  /** Words that must be on the device when everything is dead. */
  readonly owed = new Set<string>();
  fullUntil = -Infinity;
  #count = 0;

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
    const opened = await this.#settled(openDraft(KEY, 'ida'));
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
    locks.forget(`draft ${tab.key}`);
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
    if (!tab || tab.words.length === 0) return;
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
    const { outboxDatabase } = await import('#web/device/outbox/outboxStore.ts');
    const isStored = await this.#settled(
      enqueue(outboxDatabase, operation, [tab.keeper.ended]).then(
        () => true,
        () => false,
      ),
    );
    if (!isStored) {
      tab.keeper.release();
      return;
    }
    for (const { text } of tab.words) this.owed.add(text);
    if (isCut) {
      this.kill(at);
      return;
    }
    tab.words = [];
    await this.#settled(tab.keeper.clear());
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

const textOf = ({ words }: Pick<Tab, 'words'>) => words.map(({ text }) => text).join(' ');

const tab = fc.nat(1);
const command = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('type' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('typeOn' as const),
      tab,
      gapMs: fc.constantFrom(100, 200, 300),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('open' as const), tab }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(100, 300, 500, 900, 1_500, 7_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hide' as const), tab }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('kill' as const, 'leave' as const), tab }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('signOut' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('send' as const), tab, isCut: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('fill' as const, 'fillAside' as const),
      isFull: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('setClock' as const), years: fc.constantFrom(-2, 2) }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

/** What was put aside last counts, though the clock says that it is older. */
const SET_BACK: Command[] = [
  { do: 'type', tab: 0 },
  { do: 'pass', ms: 1_500 },
  { do: 'setClock', years: -2 },
  { do: 'type', tab: 0 },
  { do: 'leave', tab: 0 },
];

async function carryOut(writer: Writer, step: Command): Promise<void> {
  if (step.do === 'pass') await writer.pass(step.ms);
  else if (step.do === 'send') await writer.send(step.tab, step.isCut);
  else if (step.do === 'fill' || step.do === 'fillAside') writer[step.do](step.isFull);
  else if (step.do === 'typeOn') await writer.typeOn(step.tab, step.gapMs);
  else if (step.do === 'setClock') writer.setClock(step.years);
  else if ('tab' in step) await writer[step.do](step.tab);
}

/** Every word on the device once all tabs are dead, by where it is. */
async function wordsOnDevice(database: OutboxDatabase): Promise<string[]> {
  await takeUpWords(database);
  const drafts = await database.run((connection) => connection.getAll('drafts'));
  const rows = await database.run((connection) => connection.getAll('operations'));
  const messages = [
    ...drafts.map(({ value }) => (value as { message: string }).message),
    ...rows.map(({ body }) => (body as { message: string }).message),
  ];
  return messages.flatMap((message) => message.split(' '));
}

test('whatever happens, at most a second of typing is lost, and nothing is there twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(command, { minLength: 5, maxLength: 30, size: 'max' }),
      runsWithin(SHORT_RUN_MS, async (commands) => {
        locks = new FakeLocks();
        vi.stubGlobal('navigator', { locks });
        vi.stubGlobal(
          'localStorage',
          memoryStorage(() => disk.isAsideFull),
        );
        disk.database = createOutboxDatabase(`drafts-model-${(databases += 1)}`);
        disk.isFull = false;
        disk.isAsideFull = false;
        const writer = new Writer();
        await writer.open(0);
        for (const step of commands) await carryOut(writer, step);
        writer.kill(0);
        writer.kill(1);
        writer.fill(false);
        writer.fillAside(false);
        const found = await wordsOnDevice(disk.database);
        expect(found).toEqual([...new Set(found)]);
        expect([...writer.owed].filter((word) => !found.includes(word))).toEqual([]);
      }),
    ),
    { numRuns: 300, examples: [[SET_BACK]] },
  );
}, 60_000);
