import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import process from 'node:process';
import { root } from './stages.mjs';

/** What the kernel counts in `/proc`: `getconf CLK_TCK` is 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/**
 * Processor seconds, user and system, of all children of this process that have ended, with what they
 * waited for in turn; null where there is no `/proc`. A process that outlives its parent is not in it.
 */
function endedChildrenSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

/** Processor seconds of the whole machine since its start, whoever spent them. */
export function machineSeconds() {
  const times = os.cpus().map(({ times: { user, nice, sys } }) => user + nice + sys);
  return times.reduce((sum, ms) => sum + ms, 0) / 1000;
}

// A signal to this process alone, not its whole group, also stops what it has started.
const running = new Set();
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopped = true;
    for (const child of running) child.kill(signal);
  });
}

export const isStopped = () => stopped;

/** Runs a command from the root; its whole output comes with its end. */
export function runCommand([file, ...args], environment = {}) {
  return new Promise((resolve) => {
    const started = performance.now();
    const env = { ...process.env, ...environment };
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
    running.add(child);
    const chunks = [];
    let cpuSeconds = null;
    // Known at its very end, when the kernel adds the time of this child to that of the others.
    child.once('exit', () => {
      cpuSeconds = creditEnded();
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => chunks.push(chunk));
    const end = (code, reason = '') => {
      running.delete(child);
      const seconds = (performance.now() - started) / 1000;
      resolve({ code, seconds, cpuSeconds, output: Buffer.concat(chunks).toString() + reason });
    };
    child.once('error', (error) => end(1, error.message));
    child.once('close', (code) => end(code ?? 1));
  });
}

let credited = endedChildrenSeconds();

function creditEnded() {
  const now = endedChildrenSeconds();
  if (now === null) return null;
  const own = now - credited;
  credited = now;
  return own;
}
