import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';

export type ServerProcess = {
  port: number;
  pid: number;
  /** What it printed so far. */
  output: () => string;
  /** SIGKILL: what a power cut or the kernel does. */
  kill: () => Promise<void>;
  /** SIGTERM, as an operator stops it; resolves with the exit code. */
  stop: () => Promise<number | null>;
};

/** A free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the built API as a process of its own and waits until it serves. */
export async function startServerProcess(
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const port = Number(environment.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [path.join(projectRoot, 'dist/api/main.js')], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await waitUntilReady(child, port, () => output);
  return {
    port,
    pid: child.pid ?? 0,
    output: () => output,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, 'exit');
  child.kill(signal);
  await closed;
  return child.exitCode;
}

async function waitUntilReady(child: ChildProcess, port: number, output: () => string) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output()}`);
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not become ready:\n${output()}`);
}
