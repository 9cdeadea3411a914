import { sqlMigration } from './sqlMigration.ts';

/** A picture with what a body answers. */
export const AnswerPhotos1763000000192 = sqlMigration({
  name: 'AnswerPhotos1763000000192',
  up: `
alter table official_answer add column photo_id uuid references upload;
create index official_answer_photo on official_answer (photo_id) where photo_id is not null;
`,
  down: `
alter table official_answer drop column photo_id;
`,
});
