import { parseConfig, type Config } from '#api/config/config.ts';
import { explainStartError } from '#api/startup/explainStartError.ts';
import { deleteFromCommandLine } from '#api/commandLine/deleteFromCommandLine.ts';
import { grantFromCommandLine } from '#api/commandLine/grantFromCommandLine.ts';
import { recoverFromCommandLine } from '#api/commandLine/recoverFromCommandLine.ts';
import { seedFromCommandLine } from '#api/commandLine/seed/seedFromCommandLine.ts';
import { exportFromCommandLine } from '#api/commandLine/transfer/exportFromCommandLine.ts';
import { importFromCommandLine } from '#api/commandLine/transfer/importFromCommandLine.ts';
import { startServer, type RunningServer } from '#api/startup/startServer.ts';
import { verifyBooks } from '#api/commandLine/verifyBooks.ts';

const INTERRUPTED = 130;
/** Signals this close to the first one are the same key press. */
const ECHO_MS = 500;

function welcome(config: Config, { origin, setupCode }: RunningServer): string {
  const address = config.publicOrigin ?? origin;
  if (setupCode !== null)
    return `Trybe is ready: ${address}\nSet it up in a browser: ${address}/setup  (the code is ${setupCode})`;
  if (!config.hasDemoData) return `Trybe is ready: ${address}`;
  return `Trybe is ready: ${address}  (demo accounts rosa, dan, sam; password trybe-demo-2026)`;
}

/**
 * The first signal ends everything in order, a second one at once. One Ctrl-C can arrive twice,
 * from the terminal and handed on by npm: taken for a second one, it would cut the orderly end.
 */
function stopOnSignal(server: RunningServer): void {
  let firstAtMs: number | null = null;
  const stop = () => {
    if (firstAtMs !== null) {
      if (performance.now() - firstAtMs > ECHO_MS) process.exit(INTERRUPTED);
      return;
    }
    firstAtMs = performance.now();
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** `npm run verify`: 0 when the books hold, 1 when not; says which row. */
async function verify(config: Config): Promise<void> {
  const { isWhole, text } = await verifyBooks(config);
  process.stdout.write(`${text}\n`);
  process.exit(isWhole ? 0 : 1);
}

/** Its packages are large, and no server needs them. */
const makeMap: typeof grantFromCommandLine = async (config, words) => {
  const { mapFromCommandLine } = await import('#api/townMap/mapFromCommandLine.ts');
  return mapFromCommandLine(config, words);
};

/** What operators do at the terminal; the words after the first one are the command's own. */
const COMMANDS = [
  { word: '--grant', command: grantFromCommandLine },
  { word: '--delete-account', command: deleteFromCommandLine },
  { word: '--recover-account', command: recoverFromCommandLine },
  { word: '--map', command: makeMap },
  { word: '--seed', command: seedFromCommandLine },
  { word: '--import', command: importFromCommandLine },
  { word: '--export', command: exportFromCommandLine },
];

/** Ends with 0 when it is done, with 1 when not; says why. */
async function obey(config: Config, { word, command }: (typeof COMMANDS)[number]): Promise<void> {
  const words = process.argv.slice(process.argv.indexOf(word) + 1);
  const { isDone, text } = await command(config, words);
  process.stdout.write(`${text}\n`);
  process.exit(isDone ? 0 : 1);
}

async function run(): Promise<void> {
  const config = parseConfig(process.env);
  if (process.argv.includes('--verify')) return verify(config);
  const asked = COMMANDS.find(({ word }) => process.argv.includes(word));
  if (asked) return obey(config, asked);
  const server = await startServer(config);
  stopOnSignal(server);
  process.stdout.write(`${welcome(config, server)}\n`);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${explainStartError(error)}\n`);
  process.exit(1);
}
