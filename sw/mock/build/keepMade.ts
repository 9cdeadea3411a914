import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '../../../schema/durations.ts';

/** Its times are relative to when it was made, and tests rely on deadlines days ahead. */
const KEPT_MS = 6 * HOUR_MS;
const KEPT_MAX = 2;

type Making = {
  store: string;
  key: string;
  make: (folder: string) => Promise<void>;
};

/** Copies a recently made folder to `target`, or makes a new one. */
export async function keepMade({ store, key, make }: Making, target: string): Promise<void> {
  const kept = path.join(store, key);
  if ((await madeAtMs(kept)) < Date.now() - KEPT_MS) {
    const unfinished = `${kept}.${process.pid}`;
    await mkdir(unfinished, { recursive: true });
    await make(unfinished);
    await rm(kept, { recursive: true, force: true });
    await rename(unfinished, kept);
  }
  await cp(kept, target, { recursive: true });
  await forgetOld(store);
}

/** 0 if it was never made. */
const madeAtMs = (folder: string) =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

async function forgetOld(store: string): Promise<void> {
  const names = await readdir(store);
  const found = await Promise.all(
    names.map(async (name) => {
      const folder = path.join(store, name);
      return { folder, atMs: await madeAtMs(folder) };
    }),
  );
  const old = found.toSorted((one, other) => other.atMs - one.atMs).slice(KEPT_MAX);
  for (const { folder } of old) await rm(folder, { recursive: true, force: true });
}
