import * as v from 'valibot';
import { recoverAccount } from '#api/commands/credentials/recoverAccount.ts';
import type { Config } from '#api/config/config.ts';
import { resetLinkOf } from '#api/domain/notices/accountMails.ts';
import { RESET_LINK_MINUTES } from '#schema/limits.ts';
import { emailAddress } from '#schema/people/password.ts';
import { commandLine, type CommandLineAnswer } from './commandLine.ts';

const USAGE = 'Usage: npm run recover-account -- <username> [<new email address>]';

const request = v.tuple([v.pipe(v.string(), v.minLength(1)), v.nullable(emailAddress)]);

/**
 * Prints a link to a new password for somebody who lost their mailbox, after the operator has made
 * sure who asks; with a second word the account gets that address, to be proved. Works beside a
 * running server too. `isDone` false: the text says what is wrong.
 */
export async function recoverFromCommandLine(
  config: Config,
  words: readonly string[],
): Promise<CommandLineAnswer> {
  const given = words.length === 1 ? [...words, null] : words;
  const parsed = v.safeParse(request, given);
  if (!parsed.success || given.length > 2) return { isDone: false, text: USAGE };
  const [username, newEmail] = parsed.output;
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  return commandLine(config, async (tx) => {
    const token = await recoverAccount(tx, { username, newEmail });
    return [
      `Hand this link to ${username}. It works once and for ${RESET_LINK_MINUTES} minutes, and ends every sign-in of the account:`,
      resetLinkOf(origin, token),
      ...(newEmail === null
        ? []
        : [`The account has the address ${newEmail} now, not proved yet.`]),
    ].join('\n');
  });
}
