/**
 * What is around a machine in the world and cannot be had here: the address of the repository, the name's
 * entry, the authority for certificates (Pebble, with which Let's Encrypt tests certbot), and NodeSource.
 */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './chapters.mjs';
import { run, say } from './machine.mjs';

export const DOMAIN = 'trybe.example';
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt';

export function layRepository(home) {
  run('git', ['clone', '-q', '--bare', root, path.join(home, 'srv/trybe.git')]);
  appendFileSync(path.join(home, 'etc/hosts'), `127.0.0.1 localhost ${DOMAIN}\n`);
  // What this machine trusts, should it reach the packages through somebody of its own.
  if (existsSync(TRUSTED)) copyFileSync(TRUSTED, path.join(home, TRUSTED));
}

const MIGRATION = `import { sqlMigration } from './sqlMigration.ts';

export const NextRelease1863000000000 = sqlMigration({
  name: 'NextRelease1863000000000',
  up: 'alter table issue add column next_release integer not null default 0',
  down: 'alter table issue drop column next_release',
});
`;

/** Adds to the repository what the next release may be: today's with one more column; returns its commit. */
export function addNextRelease(home) {
  const folder = path.join(home, 'srv/next');
  const git = (...words) => run('git', ['-C', folder, ...words]).trim();
  run('git', ['clone', '-q', path.join(home, 'srv/trybe.git'), folder]);
  const migrations = path.join(folder, 'api/database');
  writeFileSync(path.join(migrations, 'migrations/nextRelease.ts'), MIGRATION);
  const list = path.join(migrations, 'migrations.ts');
  const known = readFileSync(list, 'utf8')
    .trimEnd()
    .replace(/\];$/u, '  NextRelease1863000000000,\n];');
  writeFileSync(
    list,
    `import { NextRelease1863000000000 } from './migrations/nextRelease.ts';\n${known}\n`,
  );
  git('add', '--all');
  git(
    '-c',
    'user.name=Next',
    '-c',
    'user.email=next@trybe.example',
    'commit',
    '-qm',
    'Add a column',
  );
  git('push', '-q', 'origin', 'HEAD:refs/heads/next');
  const commit = git('rev-parse', 'HEAD');
  rmSync(folder, { recursive: true });
  return commit;
}

const NPM = '/usr/lib/node_modules/npm';

/** Debian 12: this machine's own package of Node.js, which is NodeSource's, for the one of their address. */
export function layNodeSource(home) {
  const folder = path.join(home, 'srv/nodesource');
  const tree = path.join(folder, 'tree');
  mkdirSync(path.join(tree, 'DEBIAN'), { recursive: true });
  run('sh', ['-c', `dpkg -L nodejs | tar -c --no-recursion -T - 2> /dev/null | tar -x -C ${tree}`]);
  // It may have been brought up to date since, which the package does not know.
  rmSync(path.join(tree, NPM), { recursive: true, force: true });
  cpSync(NPM, path.join(tree, NPM), { recursive: true });
  const about = run('dpkg', ['-s', 'nodejs'])
    .replaceAll(/^(?:Status|Conffiles):.*\n/gmu, '')
    .trim();
  writeFileSync(path.join(tree, 'DEBIAN/control'), `${about}\n`);
  const file = path.join(folder, 'nodejs.deb');
  run('dpkg-deb', ['-Znone', '--build', tree, file]);
  rmSync(tree, { recursive: true });
  const bytes = readFileSync(file);
  const sum = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(
    path.join(folder, 'Packages'),
    `${about}\nFilename: ./nodejs.deb\nSize: ${bytes.length}\nSHA256: ${sum}\n`,
  );
  writeFileSync(
    path.join(home, 'etc/apt/sources.list.d/nodesource.list'),
    'deb [trusted=yes] file:/srv/nodesource ./\n',
  );
  say("note  Node.js is this machine's package, not the one that NodeSource's address has now");
}

/** Starts the authority; returns its root certificate. What certbot would ask is answered in its own file. */
export async function startAuthority({ home, type }) {
  const folder = path.join(home, 'srv/authority');
  mkdirSync(folder, { recursive: true });
  for (const program of ['pebble', 'pebble-challtestsrv'])
    copyFileSync(run('which', [program]).trim(), path.join(folder, program));
  const [key, certificate] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
  const made = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost`;
  run('openssl', [...made.split(' '), '-keyout', key, '-out', certificate]);
  const pebble = {
    listenAddress: '127.0.0.1:14000',
    managementListenAddress: '127.0.0.1:15000',
    certificate: '/srv/authority/cert.pem',
    privateKey: '/srv/authority/key.pem',
    httpPort: 80,
    tlsPort: 443,
    ocspResponderURL: '',
    externalAccountBindingRequired: false,
  };
  writeFileSync(path.join(folder, 'config.json'), JSON.stringify({ pebble }));
  const answers = path.join(home, 'root/.config/letsencrypt');
  mkdirSync(answers, { recursive: true });
  writeFileSync(
    path.join(answers, 'cli.ini'),
    `server = https://localhost:14000/dir
no-verify-ssl = true
non-interactive = true
agree-tos = true
register-unsafely-without-email = true
`,
  );
  // Whoever asks it for a name is sent to this machine.
  const names = `-dns01 127.0.0.1:8053 -defaultIPv4 127.0.0.1 -defaultIPv6 '' -http01 '' -https01 '' -tlsalpn01 ''`;
  await type(
    `systemd-run -q --unit=names /srv/authority/pebble-challtestsrv ${names}
    systemd-run -q --unit=authority --setenv=PEBBLE_VA_NOSLEEP=1 /srv/authority/pebble \\
      -config /srv/authority/config.json -dnsserver 127.0.0.1:8053`,
    { isQuiet: true },
  );
  for (let tries = 0; tries < 20; tries++, await sleep(500)) {
    try {
      return run('curl', ['-sfk', 'https://localhost:15000/roots/0']);
    } catch {
      // Not yet.
    }
  }
  throw new Error('The authority does not start');
}
