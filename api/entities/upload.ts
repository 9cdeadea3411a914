import { EntitySchema } from 'typeorm';

type PhotoMimeType = 'image/jpeg' | 'image/png' | 'image/webp';

/** A received picture; its bytes are in the file store under the hash. */
export type UploadRow = {
  id: string;
  ownerId: string;
  sha256: Buffer;
  mime: PhotoMimeType;
  bytes: number;
  width: number;
  height: number;
  createdAt: Date;
};

export const uploadEntity = new EntitySchema<UploadRow>({
  name: 'Upload',
  tableName: 'upload',
  columns: {
    id: { type: 'uuid', primary: true },
    ownerId: { type: 'uuid', name: 'owner_id' },
    sha256: { type: 'bytea' },
    mime: { type: 'text' },
    bytes: { type: 'integer' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  },
});
