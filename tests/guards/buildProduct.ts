import { runNode } from './runNode.ts';

/** What is built from which folders. */
const BUILDS = [
  { from: ['sw', 'web', 'schema'], args: [] },
  { from: ['web', 'schema'], args: ['--mode', 'page'] },
  { from: ['api', 'schema'], args: ['--ssr', 'api/main.ts'] },
];

/**
 * Builds what is made from these files, or everything. Throws with what the builder printed when it
 * does not build.
 */
export async function buildProduct(
  folder: string,
  files: ReadonlySet<string> | null,
  signal: AbortSignal,
): Promise<void> {
  const environment = { NODE_ENV: 'production' };
  const folders = new Set([...(files ?? [])].map((file) => file.split('/')[0]));
  const isMeant = (from: string[]) => files === null || from.some((name) => folders.has(name));
  for (const { args } of BUILDS.filter(({ from }) => isMeant(from))) {
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
    const { code, output } = await runNode(folder, [...vite, ...args], { signal, environment });
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
  }
}
