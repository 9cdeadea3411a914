import type { Queryable } from '#api/platform/fragments.sql.ts';
import { PARTIAL_BYTES_PER_PERSON } from '#schema/limits.ts';

export type PartialUploadRow = {
  ownerId: string;
  kind: 'photo' | 'video';
  length: number;
  received: number;
};

type Owned = { id: string; ownerId: string };
type Begun = Owned & { kind: 'photo' | 'video'; length: number; now: Date };
type Piece = Owned & { at: number; bytes: Uint8Array; now: Date };

type Database = Pick<Queryable, 'query'>;

export async function findPartialUpload(
  database: Database,
  id: string,
): Promise<PartialUploadRow | null> {
  const [row] = await database.query<PartialUploadRow>(
    `select user_id as "ownerId", kind, length, received from partial_upload where id = $1`,
    [id],
  );
  return row ?? null;
}

/** The hash of a photo or video that has arrived completely; null: it has not. */
export async function findArrived(database: Database, { id, ownerId }: Owned) {
  const [row] = await database.query<{ sha256: string; bytes: number }>(
    `select encode(sha256, 'hex') as sha256, bytes from (
       select sha256, bytes from upload where id = $1 and owner_id = $2
       union all select sha256, bytes from video_upload where id = $1 and owner_id = $2
     ) arrived`,
    [id, ownerId],
  );
  return row ?? null;
}

/** Harmless if it exists already. If a person has too many, their oldest are dropped. */
export async function beginPartialUpload(database: Database, begun: Begun): Promise<void> {
  const { id, ownerId, kind, length, now } = begun;
  await database.query(
    `delete from partial_upload where id in (
       select id from (
         select id, sum(length) over (order by touched_at desc, id) as total
         from partial_upload where user_id = $1 and id <> $2) newest
       where total > $3)`,
    [ownerId, id, PARTIAL_BYTES_PER_PERSON - length],
  );
  await database.query(
    `insert into partial_upload (id, user_id, kind, length, touched_at)
     values ($1, $2, $3, $4, $5) on conflict (id) do nothing`,
    [id, ownerId, kind, length, now],
  );
}

/** False: the upload has moved on, because another request has appended to it. */
export async function appendPiece(database: Database, piece: Piece): Promise<boolean> {
  const { id, ownerId, at, bytes, now } = piece;
  const rows = await database.query<unknown>(
    `with grown as (
       update partial_upload set received = received + $4::integer, touched_at = $6
       where id = $1 and user_id = $2 and received = $3 and received + $4::integer <= length
       returning id)
     insert into upload_piece (upload_id, at, bytes) select id, $3, $5 from grown returning at`,
    [id, ownerId, at, bytes.byteLength, bytes, now],
  );
  return rows.length > 0;
}

export async function readPieces(database: Database, id: string): Promise<Uint8Array[]> {
  const rows = await database.query<{ bytes: Uint8Array }>(
    'select bytes from upload_piece where upload_id = $1 order by at',
    [id],
  );
  return rows.map(({ bytes }) => bytes);
}

export async function deletePartialUpload(database: Database, id: string): Promise<void> {
  await database.query('delete from partial_upload where id = $1', [id]);
}
