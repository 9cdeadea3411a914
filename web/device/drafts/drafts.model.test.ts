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
const disk = vi.hoisted(() => ({ database: null as OutboxDatabase | null, isFull: false }));
vi.mock('#web/device/outbox/outboxStore.ts', () => ({
  outboxDatabase: {
    run: async (use: never) => {
      if (disk.isFull) throw new OutboxError('quota_exceeded');
      return await disk.database?.run(use);
    },
  },
}));

const KEY = 'message ida old-1';
/** From a letter to the disk, at most. */
const WITHIN_MS = 1_000;
/** From room on a full disk to the next try, at most, and the try. */
const AGAIN_WITHIN_MS = 6_000;
const STEP_MS = 100;
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
      for (let turn = 0; turn < 12; turn += 1)
        await new Promise((resolve) => setImmediate(resolve));
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
    tab.words.push({ text: `w${this.#count}`, typedAt: Date.now(), isAside: false });
    tab.keeper.touch();
  }

  hide(at: number): void {
    const tab = this.tabs[at];
    if (!tab) return;
    tab.keeper.leave();
    for (const word of tab.words) word.isAside = true;
  }

  /** The form goes away with its session: what was typed waits for its writer. */
  async signOut(at: number): Promise<void> {
    this.hide(at);
    await this.#settled(this.tabs[at]?.keeper.settled() ?? Promise.resolve());
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
      ? Date.now() - this.fullUntil > AGAIN_WITHIN_MS
      : Date.now() - typedAt > WITHIN_MS;
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
    if (disk.isFull) this.fullUntil = Date.now();
    disk.isFull = isFull;
  }
}

const textOf = ({ words }: Pick<Tab, 'words'>) => words.map(({ text }) => text).join(' ');

const tab = fc.nat(1);
const command = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('type' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('open' as const), tab }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(100, 300, 500, 900, 1_500, 7_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hide' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('signOut' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('send' as const), tab, isCut: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fill' as const), isFull: fc.boolean() }) },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

async function carryOut(writer: Writer, step: Command): Promise<void> {
  if (step.do === 'pass') await writer.pass(step.ms);
  else if (step.do === 'send') await writer.send(step.tab, step.isCut);
  else if (step.do === 'fill') writer.fill(step.isFull);
  else await writer[step.do](step.tab);
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
        vi.stubGlobal('localStorage', memoryStorage());
        disk.database = createOutboxDatabase(`drafts-model-${(databases += 1)}`);
        disk.isFull = false;
        const writer = new Writer();
        await writer.open(0);
        for (const step of commands) await carryOut(writer, step);
        writer.kill(0);
        writer.kill(1);
        writer.fill(false);
        const found = await wordsOnDevice(disk.database);
        expect(found).toEqual([...new Set(found)]);
        expect([...writer.owed].filter((word) => !found.includes(word))).toEqual([]);
      }),
    ),
    { numRuns: 300 },
  );
}, 60_000);
