import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { Bounds } from '#schema/places/geo.ts';
import type { Progress } from './progressBar.ts';

/** The most work that is lost by an interruption. */
const SAVED_EVERY_MS = 30_000;
const HEAD_BYTES = 1_048_576;

/** Completed passes, and steps done of the next one. */
type Saved<State> = { of: string; pass: number; done: number; state: State };
type Pass = {
  name: string;
  total: number;
  /** Works from there on; yields progress wherever it may be interrupted. */
  steps: (from: number) => Iterable<number>;
};
type Order = { path: string; gazetteer: string; area: Bounds | null };

const fileIn = (folder: string) => join(folder, 'run');

/**
 * Identifies a run by its extract (size, time and first megabyte), area and program. Only an equal
 * run may resume.
 */
export function makeRunKey({ path, gazetteer, area }: Order): string {
  const { size, mtimeMs } = statSync(path);
  const file = openSync(path, 'r');
  const head = Buffer.alloc(HEAD_BYTES);
  const length = readSync(file, head, 0, HEAD_BYTES, 0);
  closeSync(file);
  const program = statSync(fileURLToPath(import.meta.url)).mtimeMs;
  return createHash('sha256')
    .update(head.subarray(0, length))
    .update(gazetteer)
    .update(JSON.stringify([size, mtimeMs, area, program, process.version]))
    .digest('hex');
}

function savedIn<State>(folder: string, of: string): Saved<State> | null {
  try {
    const saved = deserialize(readFileSync(fileIn(folder))) as Saved<State>;
    return saved.of === of ? saved : null;
  } catch {
    return null;
  }
}

export const wasStopped = (folder: string, key: string): boolean => savedIn(folder, key) !== null;

/**
 * Sequential passes with their progress in a file: the process may die at any time, and the next
 * run in the same folder resumes.
 */
export class ResumableRun<State> {
  readonly #folder: string;
  readonly #of: string;
  readonly #progress: Progress;
  readonly #everyMs: number;
  readonly #saved: Saved<State> | null;
  #pass = 0;
  #savedAt = performance.now();

  constructor(folder: string, of: string, progress: Progress, everyMs = SAVED_EVERY_MS) {
    this.#folder = folder;
    this.#of = of;
    this.#progress = progress;
    this.#everyMs = everyMs;
    this.#saved = savedIn(folder, of);
  }

  /** The last saved state; undefined: a new run. */
  get state(): State | undefined {
    return this.#saved?.state;
  }

  /** `take` returns the current state, with all files synced to disk. */
  pass({ name, total, steps }: Pass, take: () => State): void {
    const pass = this.#pass;
    this.#pass += 1;
    const begun = this.#saved ?? { pass: 0, done: 0 };
    if (pass < begun.pass) return;
    const from = pass === begun.pass ? begun.done : 0;
    this.#progress.begin(name, total, from);
    for (const done of steps(from)) {
      this.#progress.at(done);
      if (performance.now() - this.#savedAt >= this.#everyMs) this.#save(pass, done, take());
    }
    this.#progress.end();
    this.#save(pass + 1, 0, take());
  }

  /** Ends resuming, as the result is moved out of the folder. */
  end(): void {
    rmSync(fileIn(this.#folder));
  }

  #save(pass: number, done: number, state: State): void {
    const saved: Saved<State> = { of: this.#of, pass, done, state };
    const next = `${fileIn(this.#folder)}.next`;
    writeFileSync(next, serialize(saved), { flush: true });
    renameSync(next, fileIn(this.#folder));
    this.#savedAt = performance.now();
  }
}
