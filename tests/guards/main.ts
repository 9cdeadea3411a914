import { parseArgs } from 'node:util';
import { projectOf, type Guard } from './guard.ts';
import { GUARDS } from './guards.ts';
import { runTests } from './runTests.ts';
import { makeWorkCopy, type WorkCopy } from './workCopy.ts';

const INTERRUPTED = 130;
const USAGE = `npm run guards -- [--without-control] [name ...]
guards: ${GUARDS.map(({ name }) => name).join(', ')}`;

const print = (line: string) => void process.stdout.write(`${line}\n`);
const isBuilt = ({ test }: Guard) => projectOf(test) === 'e2e*';

type Typed = { guards: readonly Guard[]; hasControl: boolean };

/** Throws an Error that says what is wrong with what was typed. */
function read(typed: readonly string[]): Typed {
  const { values, positionals } = parseArgs({
    args: [...typed],
    options: { 'without-control': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !GUARDS.some((guard) => guard.name === name));
  if (unknown.length > 0) throw new Error(`No such guard: ${unknown.join(', ')}`);
  const isWanted = ({ name }: Guard) => positionals.length === 0 || positionals.includes(name);
  return { guards: GUARDS.filter(isWanted), hasControl: !values['without-control'] };
}

/** A test that fails anyway proves nothing: every one has to pass while all guards are there. */
async function controlAll(
  copy: WorkCopy,
  guards: readonly Guard[],
  signal: AbortSignal,
): Promise<string[]> {
  const troubles: string[] = [];
  for (const project of ['unit', 'e2e*'] as const) {
    const tests = guards.map(({ test }) => test).filter((test) => projectOf(test) === project);
    const outcomes = await runTests(copy.folder, tests, signal);
    for (const [at, { file, name }] of tests.entries()) {
      const outcome = outcomes[at];
      if (!outcome) troubles.push(`${file}, ${name}: did not run`);
      else if (outcome.says !== '') troubles.push(`${file}, ${name}: ${outcome.says}`);
    }
  }
  return [...new Set(troubles)];
}

/** Takes one guard out and runs its test; what came of it, and whether that is right. */
async function prove(
  copy: WorkCopy,
  guard: Guard,
  signal: AbortSignal,
): Promise<{ isProven: boolean; says: string }> {
  const putBack = copy.plant(guard.edits);
  try {
    if (isBuilt(guard)) await copy.build(signal);
    const [outcome] = await runTests(copy.folder, [guard.test], signal);
    if (!outcome) return { isProven: false, says: 'DID NOT RUN: not proven' };
    if (outcome.hasPassed) return { isProven: false, says: 'PASSED: not proven' };
    return { isProven: true, says: `failed as it should: ${outcome.says}` };
  } finally {
    putBack();
  }
}

async function runAll({ guards, hasControl }: Typed, signal: AbortSignal): Promise<number> {
  const copy = makeWorkCopy(process.cwd());
  try {
    if (guards.some(isBuilt)) await copy.build(signal);
    const troubles = hasControl ? await controlAll(copy, guards, signal) : [];
    for (const trouble of troubles) print(`FAILS WITHOUT ANY CHANGE: ${trouble}`);
    if (troubles.length > 0) return 1;
    if (hasControl) print('every test passes while its guard is there');
    let misses = 0;
    for (const guard of guards) {
      const { isProven, says } = await prove(copy, guard, signal);
      if (!isProven) misses += 1;
      print(`${guard.name.padEnd(30)}| ${guard.test.file}, ${guard.test.name} | ${says}`);
    }
    print(`${guards.length} guards, ${misses} not proven`);
    return misses === 0 ? 0 : 1;
  } finally {
    copy.remove();
  }
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
try {
  process.exitCode = await runAll(read(process.argv.slice(2)), stop.signal);
} catch (error) {
  if (!stop.signal.aborted)
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = stop.signal.aborted ? INTERRUPTED : 1;
}
