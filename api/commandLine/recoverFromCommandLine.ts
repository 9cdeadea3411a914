import * as v from 'valibot';
import { recoverAccount } from '#api/people/accounts.ts';
import type { Config } from '#api/config/config.ts';
import { resetLink } from '#api/people/accountMails.rules.ts';
import { RESET_LINK_MINUTES } from '#schema/limits.ts';
import { emailAddress } from '#schema/people/password.ts';
import { commandLine, type CommandLineAnswer } from './commandLine.ts';
import { commandName } from './typedWords.ts';

const USAGE = `Usage: ${commandName('recover-account')} <username> [<new email address>] [--without-passkeys]`;

const WITHOUT_PASSKEYS = '--without-passkeys';

const request = v.tuple([v.pipe(v.string(), v.minLength(1)), v.nullable(emailAddress)]);

/**
 * Prints a password reset link for a person who lost their mailbox, after the operator has verified who is
 * asking. A second word sets a new address, still to be proved; `--without-passkeys` removes passkeys, if
 * they and the recovery codes are lost. Also works while a server is running.
 */
export async function recoverFromCommandLine(
  config: Config,
  words: readonly string[],
): Promise<CommandLineAnswer> {
  const isWithoutPasskeys = words.includes(WITHOUT_PASSKEYS);
  const named = words.filter((word) => word !== WITHOUT_PASSKEYS);
  const given = named.length === 1 ? [...named, null] : named;
  const parsed = v.safeParse(request, given);
  if (!parsed.success || given.length > 2) return { isDone: false, text: USAGE };
  const [username, newEmail] = parsed.output;
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  return commandLine(config, async (tx) => {
    const token = await recoverAccount(tx, { username, newEmail, isWithoutPasskeys });
    return [
      `Hand this link to ${username}. It works once and for ${RESET_LINK_MINUTES} minutes, and ends every sign-in of the account:`,
      resetLink(origin, token),
      ...(isWithoutPasskeys ? ['Its passkeys and recovery codes are gone.'] : []),
      ...(newEmail === null
        ? []
        : [`The account has the address ${newEmail} now, not proved yet.`]),
    ].join('\n');
  });
}
