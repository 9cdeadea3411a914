import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';

const PIECE_BYTES = 65_536;

export type OwnDisk = {
  /** An empty folder on it. */
  folder: string;
  /** Takes all its room except for this much; call again once some has become free. */
  fill: (leftBytes?: number) => void;
  /** Frees the room that was taken. */
  free: () => void;
};

/** A disk in memory, gone after the test, that is really full when it is filled. Needs the right to mount. */
export function diskOfTest(megabytes: number): OwnDisk {
  const place = makeTemporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', place]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', place]);
    removeFolder(place);
  });
  const folder = path.join(place, 'profile');
  mkdirSync(folder);
  const filler = path.join(place, 'filler');
  return {
    folder,
    fill: (leftBytes = 0) => {
      const bytes = writeAll(filler);
      truncateSync(filler, Math.max(0, bytes - leftBytes));
    },
    free: () => rmSync(filler, { force: true }),
  };
}

/** Appends to a file until the disk takes no more; answers its length. */
function writeAll(file: string): number {
  const descriptor = openSync(file, 'w');
  let length = 0;
  try {
    for (let size = PIECE_BYTES; size >= 1;) {
      try {
        const written = writeSync(descriptor, Buffer.alloc(size), 0, size, length);
        length += written;
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(descriptor);
  }
  return length;
}
