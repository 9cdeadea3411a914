import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPackageRoot } from '#api/startup/packageRoot.ts';
import { makeBundles } from './bundles.ts';
import type { Violation } from './checkDelivery.ts';
import { parseArguments, USAGE, type Arguments } from './parseArguments.ts';
import type { RunRequest } from './runRequest.ts';
import type { SeededBug } from './seededBug.ts';
import { SEEDED_BUGS } from './seededBugs.ts';

type Told = { isPassed: boolean; violations: Violation[]; drainedMs: number | null };
type Finding = { isRight: boolean; says: string; runs: number };
type Outcome = { code: number; told: Told | null };

/** A bug has to show itself within seconds. */
const SENSITIVITY_HARSHNESS = 2;
const MOST_RUNS = 3;
const INTERRUPTED = 130;
/** A dozen devices in one process make and drop rows all the time. */
const ROOM_FOR_ROWS = '--max-semi-space-size=64';

const root = findPackageRoot();

/** One run in a process of its own. `isQuiet` keeps what it prints. */
async function runOnce(
  typed: Arguments,
  bug: SeededBug | null,
  isQuiet: boolean,
): Promise<Outcome> {
  const { run, main, script } = await makeBundles(root, bug);
  if (!existsSync(main)) throw new Error('The build is missing: npm run build');
  const { seconds, seed, hasBrowsers, hasFailovers } = typed;
  const request: RunRequest = {
    seconds,
    seed,
    main,
    script: hasBrowsers ? script : null,
    harshness: typed.isSensitivity || bug !== null ? SENSITIVITY_HARSHNESS : 1,
    isDurable: bug?.hasForgetfulDatabase !== true,
    hasFailovers,
  };
  const output = isQuiet ? 'ignore' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [ROOM_FOR_ROWS, run, JSON.stringify(request)], {
      stdio: ['ignore', output, 'inherit', 'ipc'],
    });
    let told: Told | null = null;
    // The terminal sends Ctrl-C to both; whoever sends a signal to us alone means both as well.
    const passOn = (signal: NodeJS.Signals) => void child.kill(signal);
    process.on('SIGINT', passOn).on('SIGTERM', passOn);
    child.on('message', (message) => (told = message as Told));
    child.on('exit', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve({ code: code ?? 1, told });
    });
  });
}

/**
 * Runs with a bug until it shows itself: on a busy machine too little may happen in one short run.
 * Null when somebody broke it off.
 */
async function findBug(typed: Arguments, bug: SeededBug): Promise<Finding | null> {
  for (let runs = 1; ; runs += 1) {
    const { code, told } = await runOnce({ ...typed, seed: typed.seed + runs - 1 }, bug, true);
    if (code === INTERRUPTED) return null;
    const isFound = told !== null && told.violations.length > 0;
    if (isFound || runs === MOST_RUNS) return { isRight: isFound, says: whatWasFound(told), runs };
  }
}

function whatWasFound(told: Told | null): string {
  if (told === null) return 'the run broke off';
  const rules = [...new Set(told.violations.map(({ rule }) => rule))];
  return `${told.violations.length} ${rules.join(', ')}`;
}

/** Every bug has to be found, and without any nothing. */
async function runSensitivity(typed: Arguments): Promise<number> {
  let misses = 0;
  process.stdout.write(`every seeded bug for ${typed.seconds} s, seed ${typed.seed}\n`);
  const tell = (name: string, { isRight, says, runs }: Finding) => {
    if (!isRight) misses += 1;
    const again = runs > 1 ? ` (${runs} runs)` : '';
    process.stdout.write(`${isRight ? 'ok  ' : 'FAIL'}  ${name.padEnd(28)}${says}${again}\n`);
  };
  const { code, told } = await runOnce(typed, null, true);
  if (code === INTERRUPTED) return code;
  tell('no bug', { isRight: told?.violations.length === 0, says: whatWasFound(told), runs: 1 });
  const bugs = SEEDED_BUGS.filter((bug) => (bug.needsFailovers ?? false) === typed.hasFailovers);
  for (const bug of bugs) {
    const finding = await findBug(typed, bug);
    if (finding === null) return INTERRUPTED;
    tell(bug.name, finding);
  }
  process.stdout.write(`${bugs.length} bugs, ${misses} not as expected\n`);
  return misses === 0 ? 0 : 1;
}

async function start(): Promise<number> {
  const typed = parseArguments(process.argv.slice(2), Math.random);
  if (typed.isSensitivity) return runSensitivity(typed);
  return (await runOnce(typed, typed.bug, false)).code;
}

try {
  process.exitCode = await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 1;
}
