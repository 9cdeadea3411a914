/** An empty Debian with a systemd of its own, made by debootstrap and started by systemd-nspawn. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const MIRROR = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian';
const BOOT_MS = 180_000;
const OUTPUT_MAX = 1e9;
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const ENVIRONMENT = [
  'HOME=/root',
  `PATH=${PATH}`,
  'LANG=C.UTF-8',
  'DEBIAN_FRONTEND=noninteractive',
  // NodeSource's Node.js brings a list of authorities of its own, without those that only this machine trusts.
  'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
];

export const say = (text) => process.stdout.write(`${text}\n`);

export function ensure(isTrue, what) {
  if (!isTrue) throw new Error(what);
  say(`holds ${what}`);
}

/** Runs a program of this machine. */
export const run = (program, words, options = {}) =>
  execFileSync(program, words, {
    encoding: 'utf8',
    maxBuffer: OUTPUT_MAX,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });

/** What a machine is made of before it is started; nothing of Trybe, and no program that the chapter installs. */
export function makeMachine(suite) {
  const home = mkdtempSync(path.join(tmpdir(), `trybe-${suite}-`));
  run('debootstrap', [
    '--variant=minbase',
    '--include=systemd-sysv,dbus,ca-certificates',
    suite,
    home,
    MIRROR,
  ]);
  // The root of a machine is everybody's to enter.
  chmodSync(home, 0o755);
  writeFileSync(path.join(home, 'etc/machine-id'), '');
  return home;
}

/** Starts it; `type` runs a command as its root, and throws with its output if it fails. */
export async function startMachine(home) {
  const words = ['-D', home, '-b', '--register=no', '--keep-unit', '--console=passive'];
  const container = spawn('systemd-nspawn', words, { stdio: 'ignore' });
  const ended = new Promise((resolve) => container.once('exit', resolve));
  const leader = () => {
    const children = `/proc/${container.pid}/task/${container.pid}/children`;
    return existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ')[0] : '';
  };
  const enter = (program) => [
    '-t',
    leader(),
    '-m',
    '-u',
    '-i',
    '-p',
    'env',
    '-i',
    ...ENVIRONMENT,
    ...program,
  ];
  const type = (command, { isQuiet = false } = {}) =>
    new Promise((resolve, reject) => {
      const startedMs = Date.now();
      const shown = command.trim().split('\n')[0];
      const options = { encoding: 'utf8', maxBuffer: OUTPUT_MAX };
      execFile('nsenter', enter(['sh', '-c', command]), options, (error, output, complaint) => {
        if (error) {
          const said = [output, complaint].map((text) => String(text).slice(-3000)).join('');
          reject(new Error(`${shown}\n${said}`, { cause: error }));
          return;
        }
        if (!isQuiet) say(`ok    ${shown}  (${Math.round((Date.now() - startedMs) / 1000)} s)`);
        resolve(output);
      });
    });
  const isUp = () => {
    try {
      return (
        run('nsenter', enter(['systemctl', 'is-active', 'multi-user.target'])).trim() === 'active'
      );
    } catch {
      // Not yet.
      return false;
    }
  };
  for (const endsAt = Date.now() + BOOT_MS; ; await sleep(500)) {
    if (leader() !== '' && isUp()) break;
    if (Date.now() < endsAt) continue;
    container.kill('SIGKILL');
    throw new Error('The machine does not start');
  }
  return {
    home,
    type,
    /** In order, as by its button. */
    stop: async () => {
      container.kill('SIGTERM');
      await ended;
    },
    /** As when its current fails. */
    cut: async () => {
      process.kill(Number(leader()), 'SIGKILL');
      await ended;
    },
  };
}

export const discardMachine = (home) => rmSync(home, { recursive: true, force: true });
