import { setTimeout as sleep } from 'node:timers/promises';
import { QueryFailedError, type DataSource, type EntityManager, type EntitySchema } from 'typeorm';
import { appendAuditEntry, beginAuditChains, type AuditRecord } from './auditLog.ts';
import { announce } from './announcer.ts';
import { queueWebhooks } from './queueWebhooks.ts';
import { collectTouched } from '#api/platform/touched.rules.ts';
import { isNarrow, toEvents, webhookEvent } from '#api/platform/auditTopics.rules.ts';
import { touchedBy, type PublishedEvent, type Touches } from './events.ts';
import { isOutdatedPlan } from './connection/pooledClient.ts';
import { withWriteSlot } from './connection/roomForReads.ts';
import { readMoneyRules } from './books/readMoneyRules.ts';
import { uuidFrom } from './uuidFrom.ts';
import { Refusal, type Actor } from '#api/platform/access.rules.ts';
import { noticeAmount, type NoticeAmount } from '#api/platform/noticeAmount.rules.ts';
import type { Clock } from '#api/platform/ports.ts';
import { PLEDGE_EXPIRY_DAYS } from '#schema/limits.ts';
import type { Cents } from '#schema/money/money.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';
import { USUAL_RETENTION } from '#schema/site/retention.ts';

export type TransactionContext = {
  actor: Actor | null;
  clock: Clock;
  /** For records without an issue: accounts, sign-in, read marks, uploads. */
  isAuditExempt?: boolean;
  requestId?: string | null;
  /** The operator's setting; absent: the rules' default. */
  pledgeExpiryDays?: number;
  /** The operator's setting; absent: the default. */
  accountTraceDays?: number | undefined;
};

/** The only handle on the database that a command gets. */
export type Transaction = {
  manager: EntityManager;
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  actor: Actor | null;
  /** Passed to other processes, so that their logs name the request too. */
  requestId: string | null;
  /** Read on first access, after the row lock, so that the times of acts on one issue follow their order. */
  now: Date;
  /** Days until a pledge made now is refunded if nobody was chosen. */
  pledgeExpiryDays: number;
  /** Days for which traces that connect accounts are kept. */
  accountTraceDays: number;
  money(): Promise<MoneyRules>;
  toNoticeAmount(cents: Cents): Promise<NoticeAmount>;
  randomUuid(): string;
  randomBytes(length: number): Uint8Array;
  /** Appends to the hash chain of the issue and publishes the act's topics. */
  audit(entry: AuditRecord): Promise<void>;
  /** For an act whose request came from somebody else: the record names `actor`. */
  actingAs(actor: Actor): Transaction;
  /** As `audit`, for the first entries of many new issues by one person. */
  auditNew(actorId: string, entries: readonly AuditRecord[]): Promise<void>;
  /**
   * Notifies every process if and when the transaction commits; for changes without an audit entry.
   * `touches`: what becomes stale, if the event does not imply it.
   */
  publish(event: PublishedEvent, touches?: Touches): void;
};

type Work<Result> = (transaction: Transaction) => Promise<Result>;

/** Makes repeated runs of one piece of work idempotent. */
export type Once<Result> = {
  /**
   * The result of an earlier run; null: this transaction claimed the first one. A recall must write
   * something, if only a row lock: a commit without writes does not wait for the standby.
   */
  recall(manager: EntityManager): Promise<Result | null>;
  keep(manager: EntityManager, result: Result): Promise<void>;
};

const maxAttempts = 6;
const deadlock = '40P01';
const serializationFailure = '40001';
const lockNotAvailable = '55P03';

const sqlState = (error: unknown): string | null =>
  error instanceof QueryFailedError && 'code' in error.driverError
    ? String(error.driverError.code)
    : null;

export function brokenConstraint(error: unknown): string | null {
  return error instanceof QueryFailedError && 'constraint' in error.driverError
    ? String(error.driverError.constraint)
    : null;
}

/** Strips parameters of a failed statement: user text and secrets must not reach a log. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof QueryFailedError)) return error;
  Reflect.deleteProperty(error, 'parameters');
  for (const carrier of [error, error.driverError]) {
    Reflect.deleteProperty(carrier, 'detail');
    Reflect.deleteProperty(carrier, 'where');
  }
  return error;
}

async function attempt<Result>(
  database: DataSource,
  context: TransactionContext,
  run: Work<Result>,
  once: Once<Result> | undefined,
): Promise<Result> {
  const runner = database.createQueryRunner();
  const events = new Set<string>();
  let hasAudit = context.isAuditExempt === true;
  const { manager } = runner;
  const { actor, clock, requestId = null } = context;
  const touched = collectTouched();
  const add = (event: PublishedEvent) => void events.add(JSON.stringify(event));
  const isSilent = context.isAuditExempt === true;
  const publish: Transaction['publish'] = (event, touches = touchedBy(event, isSilent)) => {
    add(event);
    if (touches === 'everything') touched.everything();
    else if (touches !== 'nothing') touched.issue(touches.issueId, null);
  };
  const told = new Set<string>();
  const findNews = (acts: readonly AuditRecord[]) =>
    acts.flatMap(({ action, issueId }) => {
      const event = webhookEvent(action);
      // Several steps of one act are announced once.
      const isNew = event !== null && !told.has(`${event} ${issueId}`);
      told.add(`${event} ${issueId}`);
      return isNew ? [{ event, issueId }] : [];
    });
  const publishActs = (acts: readonly AuditRecord[], isQueued: boolean) => {
    for (const event of acts.flatMap(toEvents)) add(event);
    hasAudit = true;
    if (isQueued) add({ topic: 'mail', id: null });
  };
  const record = async (by: Actor | null, entry: AuditRecord) => {
    const named = { ...entry, news: findNews([entry]) };
    const { now: at } = transaction;
    const { isQueued, listed } = await appendAuditEntry(manager, by?.id ?? null, at, named);
    if (isNarrow(entry.action)) touched.issue(entry.issueId, listed);
    else touched.everything();
    publishActs([entry], isQueued);
  };
  let now: Date | undefined;
  let money: Promise<MoneyRules> | undefined;
  const transaction: Transaction = {
    manager,
    query: (sql, parameters = []) => manager.query(sql, [...parameters]),
    actor,
    requestId,
    get now() {
      return (now ??= clock.now());
    },
    pledgeExpiryDays: context.pledgeExpiryDays ?? PLEDGE_EXPIRY_DAYS,
    accountTraceDays: context.accountTraceDays ?? USUAL_RETENTION.accountTraceDays,
    money: () => (money ??= readMoneyRules(manager)),
    toNoticeAmount: async (cents) => noticeAmount(cents, (await transaction.money()).currency),
    randomBytes: (length) => clock.randomBytes(length),
    randomUuid: () => uuidFrom(clock.randomBytes(16)),
    audit: (entry) => record(actor, entry),
    actingAs: (other) => ({ ...transaction, actor: other, audit: (entry) => record(other, entry) }),
    async auditNew(actorId, entries) {
      await beginAuditChains(manager, { actorId, now: transaction.now }, entries);
      touched.everything();
      publishActs(entries, await queueWebhooks(manager, transaction.now, findNews(entries)));
    },
    publish,
  };
  try {
    await runner.startTransaction();
    const earlier = await once?.recall(manager);
    if (earlier !== undefined && earlier !== null) {
      // Waits for the standby, which the first run's commit may not have reached.
      await runner.commitTransaction();
      return earlier;
    }
    const result = await run(transaction);
    if (!hasAudit) throw new Error('A command may not commit without an audit entry.');
    await once?.keep(manager, result);
    // guard: answered-after-the-commit
    await runner.commitTransaction();
    announce(database, { events, touched: touched.all(), requestId });
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    // guard: connection-is-released
    await runner.release();
  }
}

/**
 * Runs a command in one transaction with its audit entry, and announces its events after the commit. With
 * `once` a repeat returns the first run's result. Retries deadlocks, so `run` must have no effect outside its
 * transaction. Throws what `run` and `once` throw, with everything rolled back; Refusal `busy` if a lock is
 * not available within 5 s (worth a retry), 53300 if no connection is.
 */
export async function transact<Result>(
  database: DataSource,
  context: TransactionContext,
  run: Work<Result>,
  once?: Once<Result>,
): Promise<Result> {
  for (let number = 1; ; number += 1) {
    try {
      return await withWriteSlot(database, () => attempt(database, context, run, once));
    } catch (error) {
      const state = sqlState(error);
      if (state === lockNotAvailable) throw new Refusal('busy');
      // guard: unknown-commit-is-not-repeated
      const isTransient = [deadlock, serializationFailure].includes(state ?? '');
      if (!isTransient && !isOutdatedPlan(error)) throw withoutValues(error);
      if (number === maxAttempts) throw new Refusal('busy');
      await sleep(5 * 2 ** number + (context.clock.randomBytes(1)[0] ?? 0) / 8);
    }
  }
}

/**
 * Maps raw rows as the entity does: columns of its table get their property's name and type; others
 * keep the name and value from the SQL.
 */
export async function readRows<Row extends object>(
  { manager }: { manager: EntityManager },
  entity: EntitySchema,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const rows: Record<string, unknown>[] = await manager.query(sql, [...parameters]);
  const [first] = rows;
  if (!first) return [];
  const { driver } = manager.dataSource;
  const metadata = manager.dataSource.getMetadata(entity);
  const columns = Object.keys(first).map((name) => ({
    name,
    column: metadata.findColumnWithDatabaseName(name),
  }));
  return rows.map((row) => {
    const seen: Record<string, unknown> = {};
    for (const { name, column } of columns) {
      if (column) seen[column.propertyName] = driver.prepareHydratedValue(row[name], column);
      else seen[name] = row[name];
    }
    return seen as Row;
  });
}
