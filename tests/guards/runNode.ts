import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program of Node to its end; answers what it printed. Interrupted, it is asked to end as by
 * Ctrl-C, so that it ends its own servers and browsers too; this throws then.
 */
export async function runNode(
  cwd: string,
  args: readonly string[],
  { signal, environment }: { signal: AbortSignal; environment: Record<string, string> },
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...environment } });
  const interrupt = () => void child.kill('SIGINT');
  signal.addEventListener('abort', interrupt);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  signal.removeEventListener('abort', interrupt);
  signal.throwIfAborted();
  return { code, output };
}
