import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';

export type Account = { uid: number; gid: number; name: string };

type Outcome = { exitCode: number; output: string };

const preferredNames = ['nobody', 'postgres', 'daemon', 'www-data'];

/** Without our settings, some of which are secrets. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.platform === 'win32'
    ? { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP }
    : {}),
});

/** From an /etc/passwd text, without root, customary service accounts first. */
export function unprivilegedAccounts(passwd: string): Account[] {
  const accounts = passwd.split('\n').flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':');
    const isUsable = /^\d+$/.test(uid) && /^\d+$/.test(gid) && uid !== '0' && gid !== '0';
    return isUsable ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
  const rank = ({ name }: Account) => preferredNames.indexOf(name) + 1 || Infinity;
  return accounts.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

/**
 * Null: we are not root and the server runs as ourselves. PostgreSQL refuses to run as root. The
 * owner of an existing `directory` comes first: data of an ordinary user stays theirs when root
 * starts the server.
 */
export async function chooseAccount(directory: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(directory).catch(() => null);
  if (owner !== null && owner.uid !== 0) {
    return { uid: owner.uid, gid: owner.gid, name: `uid ${owner.uid}` };
  }
  const [account] = unprivilegedAccounts(await readFile('/etc/passwd', 'utf8').catch(() => ''));
  return account ?? { uid: 65_534, gid: 65_534, name: 'uid 65534' };
}

/** Runs outside of our directory. */
export async function runAs(
  account: Account | null,
  file: string,
  args: readonly string[],
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: '/',
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      timeout: 120_000,
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.once('error', (error) => resolve({ exitCode: 127, output: error.message }));
    // Without a free file descriptor Node returns a child that has no streams, against its type.
    const { stdout, stderr }: Partial<typeof child> = child;
    stdout?.on('data', collect);
    stderr?.on('data', collect);
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

/** Tried, since file modes alone do not decide. */
export async function canWrite(account: Account | null, directory: string): Promise<boolean> {
  if (account === null) return true;
  const script = 'cd "$1" && test -w . && test -x .';
  return (await runAs(account, '/bin/sh', ['-c', script, 'sh', directory])).exitCode === 0;
}
