import { appendFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '#schema/durations.ts';

export type FailedSignIns = { note(address: string): void; stop(): Promise<void> };

const LOOK_MS = HOUR_MS / 6;
/** Filling the disk would do more harm than guessing passwords. */
const BYTES_MAX = 10_000_000;

type Options = {
  folder: string;
  failedSignInHours: number;
  now: () => Date;
  warn: (message: string) => void;
};

/**
 * Writes the network addresses of failed sign-ins for a program that bans them: one line each, deleted after
 * `failedSignInHours`. Several processes may share the folder. Never rejects.
 */
export function openFailedSignIns({
  folder,
  failedSignInHours,
  now,
  warn,
}: Options): FailedSignIns {
  // A line spends half of its time in the current file, and half in the previous one.
  const periodMs = (failedSignInHours * HOUR_MS) / 2;
  const toPeriod = (time: Date) => Math.floor(time.getTime() / periodMs);
  const file = path.join(folder, 'failed-sign-ins.log');
  const before = `${file}.1`;
  const written = (name: string) =>
    stat(name).then(
      ({ mtime, size }) => ({ period: toPeriod(mtime), size }),
      () => null,
    );

  async function clear(): Promise<number> {
    const period = toPeriod(now());
    const older = await written(before);
    if (older !== null && older.period < period - 1) await rm(before, { force: true });
    const current = await written(file);
    // A clock that was set back counts as still in the same period.
    if (current === null || current.period >= period) return current?.size ?? 0;
    if (current.period < period - 1) await rm(file, { force: true });
    else await rename(file, before);
    return 0;
  }

  let round: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    round = round
      .then(work)
      .catch((error: unknown) => warn(`Failed sign-ins are not written: ${String(error)}`));
  };
  const look = () => inTurn(async () => void (await clear()));
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  look();
  return {
    note(address) {
      inTurn(async () => {
        if ((await clear()) > BYTES_MAX) return;
        const time = now().toISOString().replace(/\.\d+/u, '');
        await appendFile(file, `${time} sign-in failed from ${address}\n`, { mode: 0o600 });
      });
    },
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
