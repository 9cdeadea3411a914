import { resolve } from 'node:path';
import type { Config } from '#api/config/config.ts';
import { hasEmbedded } from '#api/database/embedded/findRunningEmbedded.ts';
import { saveEmbedded } from '#api/database/embedded/saveEmbedded.ts';
import type { CommandLineAnswer } from './commandLine.ts';

/**
 * Runs `--save-database`, for `backup.sh`: copies the embedded database into a new folder. Also
 * works while a server is running.
 */
export async function saveFromCommandLine(
  { databaseUrl, dataDir }: Config,
  words: readonly string[],
): Promise<CommandLineAnswer> {
  const [folder = ''] = words;
  if (folder === '' || words.length > 1)
    return { isDone: false, text: 'Usage: --save-database <new folder>' };
  if (databaseUrl !== null)
    return { isDone: false, text: 'DATABASE_URL is set: api/ops/backup.sh saves its database.' };
  if (!(await hasEmbedded(resolve(dataDir))))
    return { isDone: false, text: `There is no embedded database in ${resolve(dataDir)}.` };
  await saveEmbedded(resolve(dataDir), resolve(folder));
  return { isDone: true, text: `The database is in ${resolve(folder)}.` };
}
