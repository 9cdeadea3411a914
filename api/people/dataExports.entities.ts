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

/** A file that goes with a copy: its name there, its length, and its key in the file store. */
export type ExportedFile = { name: string; bytes: number; key: string };

/** A copy of a person's own data; `data` null: it is being made. */
export const dataExportEntity = defineEntity('data_export', {
  id: key(uuid),
  userId: uuid,
  askedAt: instant,
  data: nullable(text),
  files: json<ExportedFile[]>(),
  expiresAt: nullable(instant),
});
export type DataExportRow = RowOf<typeof dataExportEntity>;
