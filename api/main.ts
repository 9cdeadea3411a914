import { ConfigError, parseConfig, type Config } from '#api/config.ts';
import { startServer, type RunningServer } from '#api/startServer.ts';

const INTERRUPTED = 130;

function welcome(config: Config, { origin }: RunningServer): string {
  const address = config.publicOrigin ?? origin;
  if (!config.hasDemoData) return `Trybe is ready: ${address}`;
  return `Trybe is ready: ${address}  (demo accounts rosa, dan, sam; password trybe-demo-2026)`;
}

/** The first signal ends everything in order, a second one at once. */
function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(INTERRUPTED);
    isStopping = true;
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function run(): Promise<void> {
  const config = parseConfig(process.env);
  const server = await startServer(config);
  stopOnSignal(server);
  process.stdout.write(`${welcome(config, server)}\n`);
}

try {
  await run();
} catch (error) {
  const isPlain = error instanceof ConfigError || (error instanceof Error && 'code' in error);
  const text = isPlain || !(error instanceof Error) ? String(error) : error.stack;
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
