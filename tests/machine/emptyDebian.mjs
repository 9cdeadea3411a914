/**
 * Plays somebody who installs Trybe by `api/ops/install.md` alone: makes an empty Debian 13, starts it with
 * its own systemd, types the commands of the chapter word for word, and then breaks what is running. Needs
 * root, debootstrap, systemd-nspawn and Debian's packages; takes ten to thirty minutes. What cannot be had
 * here stands in: this checkout's commits for the address of the repository, a certificate of our own for one
 * that a public name gets, and no first operator with a passkey but `trybe grant`.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SUITE = 'trixie';
const MIRROR = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian';
const SITE = 'https://trybe.example';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const BOOT_MS = 180_000;
const EXPOSURE_MAX = 3;

const chapter = readFileSync(path.join(root, 'api/ops/install.md'), 'utf8');
/** The numbered steps, each with its code, inline or in a block. */
const steps = chapter
  .split('\n## ')[0]
  .split(/^\d+\. /mu)
  .slice(1)
  .map((text) => ({
    text,
    blocks: [...text.matchAll(/```sh\n([\s\S]*?)```/gu)].map(([, code]) => code),
    commands: [...text.replaceAll(/```[\s\S]*?```/gu, '').matchAll(/`([^`]+ [^`]+)`/gu)].map(
      ([, code]) => code.replaceAll(/\s+/gu, ' '),
    ),
  }));

const home = mkdtempSync(path.join(tmpdir(), 'trybe-machine-'));
const inMachine = (...names) => path.join(home, ...names);
const run = (program, words) =>
  execFileSync(program, words, {
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const say = (text) => process.stdout.write(`${text}\n`);

let leader = null;

/** Runs a command as root of the machine; throws with its output if it fails. */
function type(command) {
  const startedMs = Date.now();
  const environment = [
    'HOME=/root',
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'LANG=C.UTF-8',
    'DEBIAN_FRONTEND=noninteractive',
    `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`,
  ];
  const words = ['-t', String(leader), '-m', '-u', '-i', '-p', 'env', '-i', ...environment];
  const shown = command.trim().split('\n')[0];
  try {
    const output = run('nsenter', [...words, 'sh', '-c', command]);
    say(`ok    ${shown}  (${Math.round((Date.now() - startedMs) / 1000)} s)`);
    return output;
  } catch (error) {
    throw new Error(`${shown}\n${String(error.stdout).slice(-3000)}${error.stderr ?? ''}`, {
      cause: error,
    });
  }
}

function ensure(isTrue, what) {
  if (!isTrue) throw new Error(what);
  say(`holds ${what}`);
}

async function boot() {
  run('debootstrap', [
    '--variant=minbase',
    '--include=systemd-sysv,dbus,ca-certificates',
    SUITE,
    home,
    MIRROR,
  ]);
  // The root of a machine is everybody's to enter.
  chmodSync(home, 0o755);
  writeFileSync(inMachine('etc/machine-id'), '');
  // What this machine trusts, should it reach the packages through somebody of its own.
  if (existsSync(CERTIFICATES)) copyFileSync(CERTIFICATES, inMachine(CERTIFICATES));
  run('git', ['clone', '-q', '--bare', root, inMachine('srv/trybe.git')]);
  const words = ['-D', home, '-b', '--register=no', '--keep-unit', '--console=passive'];
  const machine = spawn('systemd-nspawn', words, { stdio: 'ignore' });
  for (const endsAt = Date.now() + BOOT_MS; Date.now() < endsAt; await sleep(500)) {
    const children = `/proc/${machine.pid}/task/${machine.pid}/children`;
    leader = existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ')[0] : null;
    const state = leader && isRunning();
    if (state) return machine;
  }
  machine.kill('SIGKILL');
  throw new Error('The machine does not start');
}

function isRunning() {
  try {
    const words = [
      '-t',
      leader,
      '-m',
      '-u',
      '-i',
      '-p',
      'systemctl',
      'is-active',
      'multi-user.target',
    ];
    return run('nsenter', words).trim() === 'active';
  } catch {
    // Not yet.
    return false;
  }
}

/** Where the chapter leaves something to the reader. */
const fillIn = (command) =>
  command
    .replace('apt-get install', 'apt-get update && apt-get install -y')
    .replace('<address of this repository>', '/srv/trybe.git')
    .replace('<the new folder>', '$(ls /var/lib/trybe-backups | grep -v files | tail -1)');

const CERTIFICATE = `d=/etc/letsencrypt/live/trybe.example; mkdir -p $d
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=trybe.example \\
    -keyout $d/privkey.pem -out $d/fullchain.pem`;
const READY = `for i in $(seq 120); do curl -fs localhost:3000/readyz && exit 0; sleep 1; done; exit 1`;

/** Types what stands in a step, and returns what it answered. */
function follow({ text, blocks, commands }) {
  if (text.startsWith('A certificate')) return type(CERTIFICATE);
  if (text.startsWith('Open ')) return '';
  const answers = [];
  for (const command of commands) {
    // The names of files and settings in a sentence are no commands.
    if (
      !/^(?:apt-get|useradd|git|npm|install|cp|ln|systemctl|journalctl|rm|nginx|trybe|curl) /u.test(
        command,
      )
    )
      continue;
    const inCheckout =
      text.startsWith('Programs') || text.startsWith('An account')
        ? ''
        : 'cd /opt/trybe 2> /dev/null; ';
    if (command.startsWith('journalctl')) type(READY);
    answers.push(type(inCheckout + fillIn(command)));
  }
  for (const block of blocks) {
    if (/^\s*PUBLIC_ORIGIN=/u.test(block)) {
      const settings = `${block.replaceAll(/^\s+/gmu, '')}ALLOW_SANDBOX_PAYMENTS=on\n`;
      type(`cat > /etc/trybe.env << 'END'\n${settings}END`);
    } else answers.push(type(block));
  }
  return answers.join('\n');
}

/** Asks without pause for so many seconds while something happens; returns how many answers failed. */
function failuresWhile(event, seconds) {
  const ask = `curl -sk --resolve trybe.example:443:127.0.0.1 -m 5 -o /dev/null -w '%{http_code}' ${SITE}/api/issues`;
  const answer = type(`(sleep 2; ${event}) & bad=0; first=0; last=0
    end=$(($(date +%s) + ${seconds})); while [ $(date +%s) -lt $end ]; do
      [ "$(${ask})" = 200 ] || { bad=$((bad + 1)); last=$(date +%s%N); [ $first = 0 ] && first=$last; }
      sleep 0.05
    done; wait; echo; echo "$bad $(((last - first) / 1000000))"`);
  const [failed, ms] = answer.trim().split('\n').at(-1).split(' ').map(Number);
  say(`      ${event}: ${failed} requests failed, over ${ms} ms`);
  return { failed, ms };
}

const exposureOf = (unit) =>
  Number(/(\d+\.\d)/u.exec(type(`systemd-analyze security ${unit} --no-pager | tail -1`))?.[1]);

async function play() {
  ensure(steps.length > 0 && steps.length <= 15, 'the chapter has at most fifteen steps');
  const answers = steps.map(follow).join('\n');
  ensure(
    /the code is (?:\w{4}-){3}\w{4}/u.test(answers),
    'the log has the code for the first operator',
  );
  ensure(/The books hold/u.test(answers), '`trybe verify` finds that the books hold');
  ensure(/Restored in \d+ s/u.test(answers), 'the backup can be restored');
  const megabytes = Number(type('du -sm /opt/trybe').split('\t')[0]);
  ensure(megabytes < 400, `the installation takes ${megabytes} of 400 MB`);
  for (const unit of ['trybe@3000', 'trybe-backup'])
    ensure(exposureOf(unit) <= EXPOSURE_MAX, `${unit} is exposed by at most ${EXPOSURE_MAX}`);

  const person = { username: 'amira', email: 'amira@trybe.example', password: 'correct horse 7' };
  const body = JSON.stringify({ ...person, confirmPassword: person.password });
  const post = `curl -sfk --resolve trybe.example:443:127.0.0.1 -H 'Content-Type: application/json'`;
  type(`${post} -d '${body}' ${SITE}/api/register`);
  ensure(type('trybe grant amira operator').includes('operator'), 'somebody becomes an operator');

  ensure(
    failuresWhile('systemctl restart postgresql', 15).failed === 0,
    'a restart of PostgreSQL fails no request',
  );
  ensure(
    failuresWhile('systemctl reload nginx', 8).failed === 0,
    'a reload of nginx fails no request',
  );
  failuresWhile('systemctl restart trybe@3000', 25);
  failuresWhile('systemctl kill -s SIGKILL trybe@3000', 30);
  type(READY);
  ensure(
    type('systemctl is-active trybe@3000').trim() === 'active',
    'the service is there again after a crash',
  );

  type('systemctl start trybe-backup');
  type(`runuser -u postgres -- psql -qc 'create database elsewhere owner trybe'`);
  const place =
    'export DATABASE_URL=postgres://trybe:first-secret@localhost/elsewhere DATA_DIR=/srv/elsewhere';
  type(
    `${place}; cd /opt/trybe && api/ops/restore.sh /var/lib/trybe-backups/$(ls /var/lib/trybe-backups | grep -v files | tail -1)`,
  );
  const elsewhere = type(`${place}; trybe verify 2>&1`);
  ensure(/elsewhere[\s\S]*The books hold/u.test(elsewhere), 'a backup restored elsewhere holds');
}

let machine = null;
try {
  machine = await boot();
  await play();
  say('An empty Debian became an installation by the chapter alone.');
} catch (error) {
  process.stderr.write(`FAILED ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  if (machine) {
    machine.kill('SIGTERM');
    await new Promise((resolve) => machine.once('exit', resolve));
  }
  rmSync(home, { recursive: true, force: true });
}
