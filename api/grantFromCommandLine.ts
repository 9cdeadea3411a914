import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { grantRole } from '#api/commands/grantRole.ts';
import type { Config } from '#api/config.ts';
import { findRunningEmbedded } from '#api/database/findRunningEmbedded.ts';
import { transact } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { openDatabase, runAll, type Cleanup } from '#api/openDatabase.ts';
import { ACCOUNT_ROLES } from '#schema/user.ts';

const USAGE = `Usage: npm run grant -- <username> <${ACCOUNT_ROLES.join('|')}> [--validator]`;

const request = v.tuple([
  v.pipe(v.string(), v.minLength(1)),
  v.picklist(ACCOUNT_ROLES),
  v.optional(v.literal('--validator')),
]);

/**
 * Gives an account a role, as the words after `--grant` say; works beside a running server too.
 * `isDone` false: the text says what is wrong.
 */
export async function grantFromCommandLine(
  config: Config,
  words: readonly string[],
): Promise<{ isDone: boolean; text: string }> {
  const parsed = v.safeParse(request, words.length < 3 ? [...words, undefined].slice(0, 3) : words);
  if (!parsed.success) return { isDone: false, text: USAGE };
  const [username, accountRole, validator] = parsed.output;
  const isValidator = validator !== undefined;
  const cleanups: Cleanup[] = [];
  try {
    // The embedded server belongs to one process: beside a working one its server is asked.
    const running = config.databaseUrl ?? (await findRunningEmbedded(resolve(config.dataDir)));
    const source = { ...config, databaseUrl: running };
    const { database } = await openDatabase(source, cleanups, () => undefined);
    const context = { actor: null, now: new Date(), randomBytes, isAuditExempt: true };
    await transact(database, context, async (tx) => {
      await grantRole(tx, { username, accountRole, isValidator });
      return { status: 200, body: undefined };
    });
    const marked = isValidator ? ' and validator' : '';
    return { isDone: true, text: `${username} is ${accountRole}${marked} now.` };
  } catch (error) {
    if (error instanceof Refusal) return { isDone: false, text: error.message };
    throw error;
  } finally {
    await runAll(cleanups);
  }
}
