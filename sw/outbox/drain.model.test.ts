import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAULTS, ModelServer } from '#tests/support/servers/modelServer.ts';
import { OutboxDevice } from '#tests/support/device/outboxDevice.ts';
import type { OutboxRow } from './outboxRow.ts';
import { runsWithin } from '#tests/support/runsWithin.ts';

const USERS = ['ana', 'ben'] as const;

/** The long form: `TRYBE_MODEL_RUNS=1000`. Otherwise as many runs as a few seconds allow. */
const longRuns = process.env.TRYBE_MODEL_RUNS ? Number(process.env.TRYBE_MODEL_RUNS) : undefined;
const SHORT_RUN_MS = 5_000;
const LONG_RUN_MS = 30 * 60_000;

const user = fc.constantFrom(...USERS);
const steps = fc.integer({ min: 1, max: 24 });
const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('report'), user, photos: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('message'),
      user,
      isRefused: fc.nat(4).map((die) => die === 0),
      target: fc.nat(5),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('drain') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('die'), steps }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('steal'), steps }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('signIn'), user: fc.option(user) }) },
  // A day's work without signal, flushed in groups.
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('burst'),
      user,
      count: fc.integer({ min: 2, max: 110 }),
      issues: fc.constantFrom(2, 120),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('setClock'), hours: fc.integer({ min: -48, max: 48 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('faults'),
      faults: fc.array(fc.constantFrom('none' as const, 'none' as const, ...FAULTS), {
        minLength: 1,
        maxLength: 6,
      }),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

async function carryOut(device: OutboxDevice, server: ModelServer, step: Command): Promise<void> {
  if ('photos' in step) await device.report(step.user, 'A hole in the road', step.photos);
  else if ('target' in step) {
    const reports = (await device.rows()).filter(
      (row) => row.operation === 'reportIssue' && row.userId === step.user,
    );
    const issueId = reports[step.target]?.entityId ?? `old-${step.target % 2}`;
    await device.message(step.user, issueId, step.isRefused ? 'refuse me' : 'Hello');
  } else if ('count' in step) {
    for (let at = 0; at < step.count; at += 1)
      await device.message(
        step.user,
        `old-${at % step.issues}`,
        at % 17 === 16 ? 'refuse me' : 'Hello',
      );
  } else if ('faults' in step) server.faults.push(...step.faults);
  else if ('hours' in step) device.now += step.hours * 3_600_000;
  else if ('user' in step) server.userId = step.user;
  else if ('steps' in step && step.do === 'die') await device.drainAndDie(step.steps);
  else if ('steps' in step) await device.drainStolen(step.steps);
  else await device.drain();
}

async function heal(device: OutboxDevice, server: ModelServer): Promise<void> {
  server.faults = [];
  for (const userId of USERS) {
    server.userId = userId;
    await device.drainAll();
  }
}

function isRefusedText(row: OutboxRow): boolean {
  return JSON.stringify(row.body).includes('refuse me');
}

function inOrder(rows: OutboxRow[], userId: string, issueId: string): string[] {
  return rows
    .filter((row) => row.operation === 'postMessage' && row.params.id === issueId)
    .filter((row) => row.userId === userId && !isRefusedText(row))
    .map((row) => row.entityId);
}

async function expectEverythingOnce(device: OutboxDevice, server: ModelServer): Promise<void> {
  const rows = await device.rows();
  const expected = rows.filter((row) => !isRefusedText(row));
  expect(server.entities.map(({ id }) => id).toSorted()).toEqual(
    expected.map((row) => row.entityId).toSorted(),
  );
  const authors = new Map(rows.map((row) => [row.entityId, row.userId]));
  for (const { id, userId } of server.entities) expect(userId).toBe(authors.get(id));
  for (const row of rows) {
    expect(row.status).toBe(isRefusedText(row) ? 'attention' : 'received');
    for (const part of row.parts) expect(server.uploads.get(part.id)).toBe(part.sha256);
  }
  const discussions = server.entities.map(({ kind }) => kind).filter((kind) => kind !== 'report');
  for (const kind of new Set(discussions)) {
    for (const userId of USERS) {
      const arrived = server.entities.filter((e) => e.kind === kind && e.userId === userId);
      expect(arrived.map((e) => e.id)).toEqual(inOrder(rows, userId, kind));
    }
  }
}

describe('the outbox under random faults', () => {
  it(
    'delivers everything exactly once, in order, and only in the name of who wrote it',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(command, { minLength: longRuns ? 50 : 0, maxLength: 50, size: 'max' }),
          runsWithin(longRuns ? Infinity : SHORT_RUN_MS, async (commands) => {
            const server = new ModelServer('ana');
            const device = new OutboxDevice(server);
            let queued = 0;
            for (const step of commands) {
              await carryOut(device, server, step);
              if (step.do === 'report' || step.do === 'message') queued += 1;
              if ('count' in step) queued += step.count;
            }
            await heal(device, server);
            expect(await device.rows()).toHaveLength(queued);
            await expectEverythingOnce(device, server);
          }),
        ),
        { numRuns: longRuns ?? 400 },
      );
    },
    LONG_RUN_MS,
  );
});
