import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

const root = path.join(import.meta.dirname, '../..');

/** `npm run dev`: the API runs in Vite's process and restarts when one of its sources changes. */
export function apiInDevelopment(webPort: number, apiPort: number): Plugin {
  let running: Promise<{ stop: () => Promise<void> }> | undefined;

  async function start(server: ViteDevServer) {
    const { parseConfig } = await server.ssrLoadModule(path.join(root, 'api/config/config.ts'));
    const { startServer } = await server.ssrLoadModule(
      path.join(root, 'api/startup/startServer.ts'),
    );
    const origin = `http://localhost:${webPort}`;
    return startServer(
      parseConfig({ ...process.env, PORT: String(apiPort), PUBLIC_ORIGIN: origin }),
    );
  }

  async function restart(server: ViteDevServer) {
    await running?.then((api) => api.stop()).catch(() => undefined);
    server.moduleGraph.invalidateAll();
    running = start(server);
    await running.catch((error: Error) => server.config.logger.error(error.stack ?? error.message));
  }

  return {
    name: 'api-in-development',
    apply: (_, { command, mode }) => command === 'serve' && mode === 'development',
    async configureServer(server) {
      let timer: NodeJS.Timeout | undefined;
      const folders = ['api', 'schema'].map((name) => path.join(root, name));
      server.watcher.add(folders);
      server.watcher.on('change', (file) => {
        const isSource = folders.some((folder) => file.startsWith(folder));
        if (!isSource || file.includes('.test.')) return;
        clearTimeout(timer);
        timer = setTimeout(() => void restart(server), 200);
      });
      await restart(server);
    },
    async closeBundle() {
      await running?.then((api) => api.stop());
    },
  };
}
