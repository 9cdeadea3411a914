import { setTimeout as sleep } from 'node:timers/promises';
import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import { appendAuditEntry, type AuditRecord } from '#api/database/auditLog.ts';
import type { PublishedEvent } from '#api/database/events.ts';
import { recallReply, storeReply, type IdempotentRequest } from '#api/database/idempotency.ts';
import { uuidFrom } from '#api/database/uuidFrom.ts';
import type { Actor } from '#api/domain/actor.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { PLEDGE_EXPIRY_DAYS } from '#schema/limits.ts';

export type TransactionContext = {
  actor: Actor | null;
  now: Date;
  randomBytes(length: number): Uint8Array;
  idempotency?: IdempotentRequest | undefined;
  /** For what belongs to no issue: accounts, sign-in, read marks, uploads. */
  isAuditExempt?: boolean;
  /** The operator's setting; absent: the time that the rules name. */
  pledgeExpiryDays?: number;
};

/** The only handle on the database that a command gets. */
export type Transaction = {
  manager: EntityManager;
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  actor: Actor | null;
  now: Date;
  /** After how many days a pledge made now goes back when nobody was chosen. */
  pledgeExpiryDays: number;
  /** The past is told, as by the demo: acts start no deadline, or all would be over at once. */
  isReplay?: boolean;
  randomUuid(): string;
  randomBytes(length: number): Uint8Array;
  /** Puts on record what the command did, in the hash chain of the issue. */
  audit(entry: AuditRecord): Promise<void>;
  /** Told to every process when, and only if, the transaction commits. */
  publish(event: PublishedEvent): void;
};

/** What a command answers; `status` 2xx, `body` JSON or undefined for none. */
type CommandReply<Body = unknown> = { status: number; body: Body };

/** The answer to send: the same text for a repeat as for the first time. */
export type SentReply = { status: number; text: string; isRepeat: boolean };

type Work = (transaction: Transaction) => Promise<CommandReply>;

const maxAttempts = 6;
const deadlock = '40P01';
const serializationFailure = '40001';
const lockNotAvailable = '55P03';

const sqlStateOf = (error: unknown): string | null =>
  error instanceof QueryFailedError && 'code' in error.driverError
    ? String(error.driverError.code)
    : null;

/** Name of the constraint that a failed statement broke, or null: for turning it into a Refusal. */
export function brokenConstraint(error: unknown): string | null {
  return error instanceof QueryFailedError && 'constraint' in error.driverError
    ? String(error.driverError.constraint)
    : null;
}

/** Values of a failed statement must not reach a log: they carry what people wrote, or worse. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof QueryFailedError)) return error;
  Reflect.deleteProperty(error, 'parameters');
  for (const carrier of [error, error.driverError]) {
    Reflect.deleteProperty(carrier, 'detail');
    Reflect.deleteProperty(carrier, 'where');
  }
  return error;
}

async function attempt(
  database: DataSource,
  context: TransactionContext,
  run: Work,
): Promise<SentReply> {
  const runner = database.createQueryRunner();
  const events = new Set<string>();
  let hasAudit = context.isAuditExempt === true;
  const { manager } = runner;
  const transaction: Transaction = {
    manager,
    query: (sql, parameters = []) => manager.query(sql, [...parameters]),
    actor: context.actor,
    now: context.now,
    pledgeExpiryDays: context.pledgeExpiryDays ?? PLEDGE_EXPIRY_DAYS,
    randomBytes: (length) => context.randomBytes(length),
    randomUuid: () => uuidFrom(context.randomBytes(16)),
    async audit(entry) {
      await appendAuditEntry(manager, context.actor?.id ?? null, context.now, entry);
      hasAudit = true;
    },
    publish: (event) => events.add(JSON.stringify(event)),
  };
  try {
    await runner.startTransaction();
    const scope = context.actor?.id ?? 'anonymous';
    const earlier = await recallReply(manager, scope, context.now, context.idempotency);
    if (earlier !== null) {
      await runner.rollbackTransaction();
      return { ...earlier, isRepeat: true };
    }
    const { status, body } = await run(transaction);
    if (!hasAudit) throw new Error('A command may not commit without an audit entry.');
    const text = body === undefined ? '' : JSON.stringify(body);
    await storeReply(manager, scope, context.idempotency, { status, text }, [...events]);
    // guard: answered-after-the-commit
    await runner.commitTransaction();
    return { status, text, isRepeat: false };
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    // guard: connection-is-released
    await runner.release();
  }
}

/**
 * Runs a command in one transaction that also commits its audit entry, its events and the answer
 * to its idempotency key. A repeat of the key with the same request gets the stored answer and
 * runs nothing. Deadlocks are tried again, so `run` must have no effect outside of `transaction`.
 * Throws what `run` throws, with everything undone; Refusal `idempotency_key_reused` for a key of
 * another request; Refusal `busy` when a lock was not to be had within 5 s (worth a retry).
 */
export async function transact(
  database: DataSource,
  context: TransactionContext,
  run: Work,
): Promise<SentReply> {
  for (let number = 1; ; number += 1) {
    try {
      return await attempt(database, context, run);
    } catch (error) {
      const state = sqlStateOf(error);
      if (state === lockNotAvailable) throw new Refusal('busy');
      const isTransient = state === deadlock || state === serializationFailure;
      if (!isTransient) throw withoutValues(error);
      if (number === maxAttempts) throw new Refusal('busy');
      await sleep(5 * 2 ** number + (context.randomBytes(1)[0] ?? 0) / 8);
    }
  }
}
