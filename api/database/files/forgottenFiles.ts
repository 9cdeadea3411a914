import type { DataSource, EntityManager } from 'typeorm';
import type { FileStore } from '#api/platform/ports.ts';
import { PHOTO_CARD_WIDTH_PX, PHOTO_MAX_EDGE_PX } from '#schema/limits.ts';

type Files = Pick<FileStore, 'delete'>;

export const NO_LONGER = {
  picture: { table: 'upload', column: 'erased_at' },
  original: { table: 'upload', column: 'original_erased_at' },
  video: { table: 'video_upload', column: 'erased_at' },
} as const;

export type ForgottenKind = keyof typeof NO_LONGER;

type Stored = { kind: ForgottenKind; sha256: string };

/**
 * Schedules a stored file for deletion unless a row refers to it: for files stored before it is known whether
 * they will be used.
 */
export async function noteStored(
  database: { query(sql: string, parameters: unknown[]): Promise<unknown> },
  { kind, sha256 }: Stored,
): Promise<void> {
  await database.query(
    `insert into forgotten_file (kind, sha256) values ($1, decode($2, 'hex')) on conflict do nothing`,
    [kind, sha256],
  );
}

/** If the work fails, what was stored for it is deleted: otherwise refused files would fill the disk. */
export async function orForget<Result>(
  database: Parameters<typeof noteStored>[0],
  stored: Stored,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await noteStored(database, stored).catch(() => undefined);
    throw error;
  }
}

const PHOTO_WIDTHS = [PHOTO_MAX_EDGE_PX, PHOTO_CARD_WIDTH_PX];

const toFolder = (sha256: string) => `${sha256.slice(0, 2)}/${sha256}`;

const KEYS: Record<ForgottenKind, (sha256: string) => string[]> = {
  original: (sha256) => [`originals/${toFolder(sha256)}`],
  picture: (sha256) => [
    `originals/${toFolder(sha256)}`,
    ...PHOTO_WIDTHS.map((width) => `variants/${toFolder(sha256)}-${width}`),
  ],
  video: (sha256) => [`videos/${toFolder(sha256)}`],
};

/** Skips a file whose content was uploaded again meanwhile. */
async function deleteNoted(manager: EntityManager, files: Files): Promise<boolean> {
  const [next]: { kind: ForgottenKind; sha256: string }[] = await manager.query(
    `select kind, encode(sha256, 'hex') as sha256 from forgotten_file
     limit 1 for update skip locked`,
  );
  if (!next) return false;
  const { kind, sha256 } = next;
  const { table, column } = NO_LONGER[kind];
  await manager.query(`select pg_advisory_xact_lock(hashtext('content ' || $1))`, [sha256]);
  const needed: unknown[] = await manager.query(
    `select 1 from ${table} where sha256 = decode($1, 'hex') and ${column} is null limit 1`,
    [sha256],
  );
  if (needed.length === 0) for (const key of KEYS[kind](sha256)) await files.delete(key);
  await manager.query(`delete from forgotten_file where kind = $1 and sha256 = decode($2, 'hex')`, [
    kind,
    sha256,
  ]);
  return true;
}

/**
 * Deletes forgotten files and everything derived from them, unless a row still needs them. Safe to
 * repeat and to run in several processes.
 */
export async function deleteForgottenFiles(database: DataSource, files: Files): Promise<void> {
  while (await database.transaction((manager) => deleteNoted(manager, files))) {
    // One at a time, so that no lock is held for long.
  }
}
