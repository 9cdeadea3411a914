import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROGRAMS } from '#tests/process/installed.mjs';
import { eventually } from '#tests/support/eventually.ts';
import { DIES_WITH_US } from './diesWithUs.ts';

export type RunningProgram = { pid: number; output: () => string; stop: () => Promise<void> };

const START_WITHIN_MS = 20_000;

/** Whether this machine has a program; the summary of `npm test` names those that it lacks. */
export const isInstalled = (name: string): boolean =>
  PROGRAMS.some((program) => program.name === name && program.isInstalled);

type Options = {
  account?: { uid: number; gid: number };
  environment?: Record<string, string>;
  /** Whether it serves already. */
  isReady: () => Promise<boolean>;
};

/** Starts a program of `PROGRAMS` and waits for it. Rejects with what it printed when it ends before. */
export async function startProgram(
  name: string,
  args: string[],
  { account, environment = {}, isReady }: Options,
): Promise<RunningProgram> {
  const file = PROGRAMS.find((program) => program.name === name)?.path ?? name;
  const env = { ...process.env, ...environment };
  const command = ['-c', DIES_WITH_US, 'sh', file, ...args];
  const child = spawn('/bin/sh', command, { ...account, env, stdio: 'pipe' });
  child.stdin.on('error', () => undefined);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await eventually(async () => hasEnded() || (await isReady()), START_WITHIN_MS);
  if (hasEnded() || !(await isReady())) {
    await stop();
    throw new Error(`${name} did not start:\n${output}`);
  }
  return { pid: child.pid ?? 0, output: () => output, stop };
}
