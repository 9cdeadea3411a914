import { userInfo } from 'node:os';
import { resolve } from 'node:path';

/** As the operator types it: through `api/ops/trybe` on a server, through npm in a checkout. */
export const commandName = (name: string): string =>
  process.env.npm_lifecycle_event === name ? `npm run ${name} --` : `trybe ${name}`;

/** npm runs in the project's folder; relative paths refer to the operator's folder. */
export const typedPath = (typed: string): string => resolve(process.env.INIT_CWD ?? '.', typed);

/**
 * Why a file or folder that was typed cannot be opened, and what to do; null: for another reason. `trybe`
 * drops root for the service's account, whose limited rights may surprise the operator.
 */
export function explainFileError(error: unknown, path: string): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return `There is no file or folder ${path}.`;
  if (code !== 'EACCES' && code !== 'EROFS') return null;
  const { username } = userInfo();
  return `The account ${username} may not open ${path}. Take a folder that is open to it, for example /tmp.`;
}
