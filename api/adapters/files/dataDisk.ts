import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { DataDisk } from '#api/platform/ports.ts';

/** Touched in the data directory by `backup.sh` and `base-backup.sh` when they finish. */
const BACKUP_MARK = 'last-backup';

/** Never rejects. */
export async function readDataDisk(dataDir: string): Promise<DataDisk> {
  const [disk, mark] = await Promise.all([
    statfs(dataDir).catch(() => null),
    stat(path.join(dataDir, BACKUP_MARK)).catch(() => null),
  ]);
  return {
    disk: disk && { freeBytes: disk.bavail * disk.bsize, sizeBytes: disk.blocks * disk.bsize },
    backupAt: mark && mark.mtime,
  };
}
