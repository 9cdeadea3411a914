import { EntitySchema } from 'typeorm';

/** A picture in its place on a report. */
export type IssuePhotoRow = {
  issueId: string;
  position: number;
  uploadId: string;
  takenAt: Date | null;
  latitude: number | null;
  longitude: number | null;
};

export const issuePhotoEntity = new EntitySchema<IssuePhotoRow>({
  name: 'IssuePhoto',
  tableName: 'issue_photo',
  columns: {
    issueId: { type: 'uuid', name: 'issue_id', primary: true },
    position: { type: 'smallint', primary: true },
    uploadId: { type: 'uuid', name: 'upload_id' },
    takenAt: { type: 'timestamptz', precision: 3, name: 'taken_at', nullable: true },
    latitude: { type: 'double precision', nullable: true },
    longitude: { type: 'double precision', nullable: true },
  },
});
