import {
  defineEntity,
  instant,
  json,
  key,
  nullable,
  text,
  uuid,
  type RowOf,
} from '#api/platform/columns.entities.ts';

/** `name`: within the copy; `key`: in the file store. */
export type ExportedFile = { name: string; bytes: number; key: string };

/** `data` null: still being made. */
export const dataExportEntity = defineEntity('data_export', {
  id: key(uuid),
  userId: uuid,
  askedAt: instant,
  data: nullable(text),
  files: json<ExportedFile[]>(),
  expiresAt: nullable(instant),
});
export type DataExportRow = RowOf<typeof dataExportEntity>;
