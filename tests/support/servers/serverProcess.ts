import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { freePort } from './freePort.ts';

export type ServerProcess = {
  port: number;
  pid: number;
  origin: string;
  /** From the start of the process to its first ready answer. */
  startedWithinMs: number;
  /** What it printed so far. */
  output: () => string;
  /** SIGKILL: what a power cut or the kernel does. */
  kill: () => Promise<void>;
  /** SIGTERM, as an operator stops it; resolves with the exit code. */
  stop: () => Promise<number | null>;
  /** SIGHUP: its terminal is closed. */
  hangUp: () => Promise<number | null>;
  /** Ctrl-C in a terminal: SIGINT to the process and to all that it started in its group. */
  interrupt: () => Promise<number | null>;
};

export type ServerOptions = {
  /** What runs; by default the built API alone. */
  command?: readonly [file: string, ...args: string[]];
  cwd?: string;
  account?: { uid: number; gid: number };
};

/** Tests check what a server does, not how expensive its hashes are. */
export const QUICK_SETTINGS = { PASSWORD_COST: 'test' };

const MAIN = path.join(projectRoot, 'dist/api/main.js');
/** Generous: a busy machine is not a defect, and nobody waits longer than the start takes. */
const WAIT_MS = 150_000;
const READY = 'Trybe is ready';

/**
 * Starts the built API as a process of its own and waits until it serves. Rejects with what it
 * printed when it ends before.
 */
export async function startServerProcess(
  environment: Record<string, string>,
  options: ServerOptions = {},
): Promise<ServerProcess> {
  const port = Number(environment.PORT ?? (await freePort()));
  const startedMs = performance.now();
  const child = launch({ ...environment, PORT: String(port) }, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await waitUntilReady(child, port, () => output);
  const pid = child.pid ?? 0;
  return {
    port,
    pid,
    origin: `http://localhost:${port}`,
    startedWithinMs: performance.now() - startedMs,
    output: () => output,
    kill: () => end(child, () => child.kill('SIGKILL')).then(() => undefined),
    stop: () => end(child, () => child.kill('SIGTERM')),
    hangUp: () => end(child, () => child.kill('SIGHUP')),
    interrupt: () => end(child, () => process.kill(-pid, 'SIGINT')),
  };
}

/** What the built API answers to words of the command line, such as `--verify`. */
export function runCommandLine(words: string[], environment: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], {
    cwd: projectRoot,
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout, errors: stderr };
}

/** Like `runCommandLine`, but this process keeps serving meanwhile. Resolves with what was printed. */
export async function askCommandLine(
  words: string[],
  environment: Record<string, string>,
): Promise<string> {
  const env = { PATH: process.env.PATH, ...environment };
  const child = spawn(process.execPath, [MAIN, ...words], { cwd: projectRoot, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return output;
}

function launch(environment: Record<string, string>, options: ServerOptions): ChildProcess {
  const { command, cwd = projectRoot, account } = options;
  const [file, ...args] = command ?? [process.execPath, MAIN];
  const child = spawn(file, args, {
    cwd,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as a terminal makes one for what it starts.
    detached: true,
    ...account,
  });
  // A test that fails half-way must not leave servers behind.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return child;
}

async function end(child: ChildProcess, send: () => void): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, 'exit');
  send();
  await closed;
  return child.exitCode;
}

function isServing(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

async function waitUntilReady(child: ChildProcess, port: number, output: () => string) {
  const deadline = performance.now() + WAIT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output()}`);
    // Its own output first: on a port that is taken, another process would answer.
    if (output().includes(READY) && (await isServing(port))) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not become ready:\n${output()}`);
}
