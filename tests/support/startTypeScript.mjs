import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Compiles a TypeScript program of the tests and starts it in the project's folder with the arguments of
 * the command line. Exits with its exit code.
 */
export async function startTypeScript(entry) {
  const outDir = path.join(root, 'node_modules/.cache', path.dirname(entry), 'main');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { external: true },
    build: { ssr: entry, outDir, emptyOutDir: true, target: 'node20', minify: false },
  });
  const file = path.join(outDir, `${path.basename(entry, '.ts')}.js`);
  const typed = process.argv.slice(2);
  const child = spawn(process.execPath, [file, ...typed], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
