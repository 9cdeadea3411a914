import { createPasswordHasher } from '#api/adapters/passwords.ts';
import { deleteAccount } from '#api/people/accounts.ts';
import type { Config } from '#api/config/config.ts';
import { commandLine, type CommandLineAnswer } from './commandLine.ts';
import { commandName } from './typedWords.ts';
import { loadPerson } from '#api/people/users.sql.ts';

const USAGE = `Usage: ${commandName('delete-account')} <username>`;

/** Runs `--delete-account`, for a person who asked the operator; also works while a server is running. */
export async function deleteFromCommandLine(
  config: Config,
  words: readonly string[],
): Promise<CommandLineAnswer> {
  const [username] = words;
  if (username === undefined || words.length > 1) return { isDone: false, text: USAGE };
  const passwordHash = await createPasswordHasher().hashOfLost();
  return commandLine(config, async (tx) => {
    const { id: userId } = await loadPerson(tx, username);
    await deleteAccount(tx, { userId, passwordHash });
    return `The account ${username} is deleted.`;
  });
}
