import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutboxDatabase, type OutboxDatabase } from '#sw/outbox/database.ts';
import { DraftWriter } from '#tests/support/device/DraftWriter.ts';
import { FakeLocks } from '#tests/support/device/fakeLocks.ts';
import { memoryStorage } from '#tests/support/device/memoryStorage.ts';
import { disk } from '#tests/support/device/modelDisk.ts';
import { runsWithin } from '#tests/support/runsWithin.ts';
import { takeUpWords } from './wordsAside.ts';

vi.mock('#web/device/outbox/outboxStore.ts', async () => {
  const { outboxDatabase } = await import('#tests/support/device/modelDisk.ts');
  return { outboxDatabase };
});

const SHORT_RUN_MS = 6_000;

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
    arbitrary: fc.record({
      do: fc.constantFrom('send' as const, 'refuse' as const),
      tab,
      isCut: fc.boolean(),
    }),
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

/** What was put aside last wins, even though the clock says that it is older. */
const SET_BACK: Command[] = [
  { do: 'type', tab: 0 },
  { do: 'pass', ms: 1_500 },
  { do: 'setClock', years: -2 },
  { do: 'type', tab: 0 },
  { do: 'leave', tab: 0 },
];

async function carryOut(writer: DraftWriter, step: Command): Promise<void> {
  if (step.do === 'pass') await writer.pass(step.ms);
  else if (step.do === 'send' || step.do === 'refuse') await writer[step.do](step.tab, step.isCut);
  else if (step.do === 'fill' || step.do === 'fillAside') writer[step.do](step.isFull);
  else if (step.do === 'typeOn') await writer.typeOn(step.tab, step.gapMs);
  else if (step.do === 'setClock') writer.setClock(step.years);
  else if ('tab' in step) await writer[step.do](step.tab);
}

/** Every word in the device's drafts and outbox once all tabs are dead. */
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
        const locks = new FakeLocks();
        vi.stubGlobal('navigator', { locks });
        vi.stubGlobal(
          'localStorage',
          memoryStorage(() => disk.isAsideFull),
        );
        disk.database = createOutboxDatabase(`drafts-model-${(databases += 1)}`);
        disk.isFull = false;
        disk.isAsideFull = false;
        const writer = new DraftWriter(locks);
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
