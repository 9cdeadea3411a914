import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parseConfig, type Config } from '#api/config/config.ts';
import { explainStartError } from '#api/startup/explainStartError.ts';
import { deleteFromCommandLine } from '#api/commandLine/deleteFromCommandLine.ts';
import { grantFromCommandLine } from '#api/commandLine/grantFromCommandLine.ts';
import { recoverFromCommandLine } from '#api/commandLine/recoverFromCommandLine.ts';
import { saveFromCommandLine } from '#api/commandLine/saveFromCommandLine.ts';
import { seedFromCommandLine } from '#api/commandLine/seed/seedFromCommandLine.ts';
import { exportFromCommandLine } from '#api/commandLine/transfer/exportFromCommandLine.ts';
import { importFromCommandLine } from '#api/commandLine/transfer/importFromCommandLine.ts';
import { startServer, type RunningServer } from '#api/startup/startServer.ts';
import { verifyBooks } from '#api/commandLine/verifyBooks.ts';

const INTERRUPTED = 130;
/** Signals this close together come from the same key press. */
const ECHO_MS = 500;

function welcome(config: Config, { origin, setupCode }: RunningServer): string {
  const address = config.publicOrigin ?? origin;
  if (setupCode !== null)
    return `Trybe is ready: ${address}\nSet it up in your browser: ${address}/setup  (the code is ${setupCode})`;
  if (!config.hasDemoData) return `Trybe is ready: ${address}`;
  return `Trybe is ready: ${address}  (demo accounts rosa, dan, sam; password trybe-demo-2026)`;
}

/**
 * The first signal shuts down gracefully, a second one exits at once. One Ctrl-C can arrive twice,
 * from the terminal and forwarded by npm; the echo must not cut the graceful shutdown short.
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
  // A terminal that is closed hangs up.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

/** Done only if the books balance; else the text names the first row that does not. */
const verify: typeof grantFromCommandLine = async (config) => {
  const { isWhole, text } = await verifyBooks(config);
  return { isDone: isWhole, text };
};

/** Loaded on demand: its packages are large, and no server needs them. */
const makeMap: typeof grantFromCommandLine = async (config, args) => {
  const { mapFromCommandLine } = await import('#api/townMap/mapFromCommandLine.ts');
  return mapFromCommandLine(config, args);
};

/** Operator commands; the arguments after the flag belong to the command. */
const COMMANDS = [
  { flag: '--verify', command: verify },
  { flag: '--grant', command: grantFromCommandLine },
  { flag: '--delete-account', command: deleteFromCommandLine },
  { flag: '--recover-account', command: recoverFromCommandLine },
  { flag: '--map', command: makeMap },
  { flag: '--seed', command: seedFromCommandLine },
  { flag: '--import', command: importFromCommandLine },
  { flag: '--export', command: exportFromCommandLine },
  { flag: '--save-database', command: saveFromCommandLine },
];

async function runCommand(
  config: Config,
  { flag, command }: (typeof COMMANDS)[number],
): Promise<void> {
  const args = process.argv.slice(process.argv.indexOf(flag) + 1);
  const { isDone, text } = await command(config, args);
  process.stdout.write(`${text}\n`);
  process.exit(isDone ? 0 : 1);
}

/** A misspelt command must not start a server. */
function refuseUnknown(flag: string): never {
  const known = COMMANDS.map((command) => command.flag).join(', ');
  process.stderr.write(`There is no command ${flag}. There are: ${known}\n`);
  process.exit(1);
}

/** Settings of a systemd service that reach it as a credential, which no other process can read. */
function readCredential(): Record<string, string | undefined> {
  const { CREDENTIALS_DIRECTORY: folder } = process.env;
  const file = folder && join(folder, 'trybe.env');
  return file && existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

async function run(): Promise<void> {
  const [, , word] = process.argv;
  const command = COMMANDS.find(({ flag }) => flag === word);
  if (word !== undefined && command === undefined) refuseUnknown(word);
  const config = parseConfig(process.env, readCredential());
  if (command) return runCommand(config, command);
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
