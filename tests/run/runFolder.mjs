import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** Linux keeps this folder in memory, where making the thousands of files of a database costs less. */
const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/** A new folder for all that a run writes and throws away: in memory where there is room, else on the disk. */
export async function makeRunFolder() {
  const parent = (await hasRoomInMemory()) ? IN_MEMORY : tmpdir();
  const folder = await mkdtemp(path.join(parent, 'trybe-'));
  // As root the database runs under another account, which has to get there.
  await chmod(folder, 0o755);
  return folder;
}

async function hasRoomInMemory() {
  if (process.env.TMPDIR !== undefined) return false;
  try {
    const { bavail, bsize } = await statfs(IN_MEMORY);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
