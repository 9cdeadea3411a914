import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { systemClock } from '#api/adapters/clock.ts';
import { withDatabase, type CommandLineAnswer } from '#api/commandLine/commandLine.ts';
import { commandName, explainFileError, typedPath } from '#api/commandLine/typedWords.ts';
import { importIssues } from '#api/console/importIssues.ts';
import type { Config } from '#api/config/config.ts';
import { dryRun } from '#api/database/connection/dryRun.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import { Refusal, type Actor } from '#api/platform/access.rules.ts';
import { batchIssues, type Batch } from '#schema/transfer/batchIssues.ts';
import { formatOf } from '#schema/transfer/formatOf.ts';
import { readIssues } from '#schema/transfer/readIssues.ts';
import { addOutcome, checkFile, faultText, outcomeText, type Totals } from './importReport.ts';
import { findIdByName } from '#api/people/lookUp.sql.ts';
import { loadActor } from '#api/people/loadActor.sql.ts';
import { decodeText } from '#schema/transfer/decodeText.ts';

const USAGE = `Usage: ${commandName('import')} <file.csv|file.geojson> [--as <username>] [--dry-run]`;
const PROGRESS_ROWS = 10_000;

const options = {
  as: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const;

function parseRequest(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
    });
    const [path = '', ...more] = positionals;
    const format = formatOf(path);
    if (format === null || more.length > 0) return null;
    return { path: typedPath(path), format, username: values.as, isDryRun: values['dry-run'] };
  } catch {
    return null;
  }
}

type Run = { database: DataSource; actor: Actor; isDryRun: boolean };

function importBatch({ database, actor, isDryRun }: Run, { issues }: Batch) {
  const context = { actor, clock: systemClock, isAuditExempt: true };
  const work = (tx: Transaction) => importIssues(tx, { issues, isDryRun });
  return isDryRun ? dryRun(database, context, work) : transact(database, context, work);
}

async function importAll(run: Run, batches: AsyncIterable<Batch>, count: number): Promise<Totals> {
  let totals: Totals = { created: 0, updated: 0, unchanged: 0, kept: [], keptCount: 0, rows: 0 };
  let told = 0;
  for await (const batch of batches) {
    totals = addOutcome(totals, await importBatch(run, batch), batch);
    if (totals.rows - told < PROGRESS_ROWS) continue;
    told = totals.rows;
    process.stdout.write(`${told} of ${count} rows\n`);
  }
  return totals;
}

/**
 * Runs `--import` on behalf of an account, or previews it. Nothing is written if a row has a fault.
 * Safe to repeat after an interruption. Also works while a server is running.
 */
export async function importFromCommandLine(
  config: Config,
  words: readonly string[],
): Promise<CommandLineAnswer> {
  const asked = parseRequest(words);
  if (asked === null) return { isDone: false, text: USAGE };
  const { path, format, isDryRun } = asked;
  const unreadable = await access(path, constants.R_OK).catch((error: unknown) => error);
  const reason = explainFileError(unreadable, path);
  if (reason !== null) return { isDone: false, text: reason };
  const read = () => readIssues(readFileText(path), format);
  const checked = await checkFile(read());
  if (checked.faultCount > 0) return { isDone: false, text: faultText(path, checked) };
  try {
    const totals = await withDatabase(config, async (database) => {
      const actor = await findImporter(database, asked.username);
      return importAll({ database, actor, isDryRun }, batchIssues(read()), checked.rowCount);
    });
    return { isDone: true, text: outcomeText(totals, isDryRun) };
  } catch (error) {
    if (error instanceof Refusal) return { isDone: false, text: error.message };
    throw error;
  }
}

const FIND_OPERATORS = `select id from app_user where account_role = 'operator' limit 2`;

async function findOnlyOperator(database: DataSource): Promise<string | null> {
  const [first, second] = await database.query<{ id: string }[]>(FIND_OPERATORS);
  return first && !second ? first.id : null;
}

/** The named account, or the only operator. Refused if there is none or several. */
async function findImporter(database: DataSource, username: string | undefined): Promise<Actor> {
  const id =
    username === undefined
      ? await findOnlyOperator(database)
      : await findIdByName(database, username);
  const about = { asksContactLevels: false, now: systemClock.now() };
  const actor = id === null ? null : await loadActor(database, id, about);
  if (actor) return actor;
  throw new Refusal(username === undefined ? 'importer_unclear' : 'user_not_found');
}

const CHUNK_BYTES = 64 * 1024;

/** In chunks. Throws NotUtf8 and file system errors. */
const readFileText = (path: string): AsyncGenerator<string> =>
  decodeText(
    createReadStream(path, { highWaterMark: CHUNK_BYTES }),
    (fatal) => new TextDecoder('utf-8', { fatal, ignoreBOM: true }),
  );
