import { createWriteStream } from 'node:fs';
import { access, constants, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withDatabase, type CommandLineAnswer } from '#api/commandLine/commandLine.ts';
import { commandName, explainFileError, typedPath } from '#api/commandLine/typedWords.ts';
import type { Config } from '#api/config/config.ts';
import { exportIssues } from '#api/console/exportIssues.sql.ts';
import { formatOf } from '#schema/transfer/formatOf.ts';
import { writeIssues } from '#schema/transfer/writeIssues.ts';

const USAGE = `Usage: ${commandName('export')} <file.csv|file.geojson>`;

async function* counted<Row>(pages: AsyncIterable<Row[]>, count: { rows: number }) {
  for await (const rows of pages) {
    count.rows += rows.length;
    yield rows;
  }
}

/**
 * Runs `--export`: writes all listed issues. The file appears only when it is complete. Also works
 * while a server is running.
 */
export async function exportFromCommandLine(
  config: Config,
  words: readonly string[],
): Promise<CommandLineAnswer> {
  const [typed = ''] = words;
  const format = formatOf(typed);
  if (format === null || words.length > 1) return { isDone: false, text: USAGE };
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  const path = typedPath(typed);
  const folder = dirname(path);
  const closed = await access(folder, constants.W_OK).catch((error: unknown) => error);
  const reason = explainFileError(closed, folder);
  if (reason !== null) return { isDone: false, text: reason };
  const part = `${path}.part`;
  const count = { rows: 0 };
  try {
    await withDatabase(config, (database) => {
      const texts = writeIssues(counted(exportIssues(database, origin), count), format);
      return pipeline(Readable.from(texts), createWriteStream(part));
    });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { isDone: true, text: `${count.rows} issues are in ${path}.` };
}
