import {
  bigint,
  defineEntity,
  instant,
  integer,
  key,
  nullable,
  oneOf,
  sha256,
  text,
  uuid,
  type RowOf,
} from './columns.entities.ts';

/** Bytes are in the file store under the hash. */
export const uploadEntity = defineEntity('upload', {
  id: key(uuid),
  ownerId: uuid,
  sha256,
  mime: text,
  bytes: integer,
  width: integer,
  height: integer,
  createdAt: instant,
  perceptualHash: nullable(bigint),
  erasedAt: nullable(instant),
  originalErasedAt: nullable(instant),
  redactedAt: nullable(instant),
});
export type UploadRow = RowOf<typeof uploadEntity>;

/** Bytes are in the file store under the hash. */
export const videoUploadEntity = defineEntity('video_upload', {
  id: key(uuid),
  ownerId: uuid,
  sha256,
  mime: oneOf<'video/mp4' | 'video/webm'>(),
  bytes: integer,
  durationMs: integer,
  createdAt: instant,
  erasedAt: nullable(instant),
});
export type VideoUploadRow = RowOf<typeof videoUploadEntity>;
