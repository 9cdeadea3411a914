import * as v from 'valibot';
import { commandLine, type CommandLineAnswer } from './commandLine.ts';
import { commandName } from './typedWords.ts';
import { grantRole } from '#api/people/accounts.ts';
import type { Config } from '#api/config/config.ts';
import { ACCOUNT_ROLES } from '#schema/people/user.ts';

const USAGE = `Usage: ${commandName('grant')} <username> <${ACCOUNT_ROLES.join('|')}> [--validator]`;

const request = v.tuple([
  v.pipe(v.string(), v.minLength(1)),
  v.picklist(ACCOUNT_ROLES),
  v.optional(v.literal('--validator')),
]);

export async function grantFromCommandLine(
  config: Config,
  words: readonly string[],
): Promise<CommandLineAnswer> {
  const parsed = v.safeParse(request, words.length < 3 ? [...words, undefined].slice(0, 3) : words);
  if (!parsed.success) return { isDone: false, text: USAGE };
  const [username, accountRole, validator] = parsed.output;
  const isValidator = validator !== undefined;
  return commandLine(config, async (tx) => {
    await grantRole(tx, { username, accountRole, isValidator });
    return `${username} is ${accountRole}${isValidator ? ' and validator' : ''} now.`;
  });
}
