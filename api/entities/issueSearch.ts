import { EntitySchema } from 'typeorm';

/** What search looks through: title, description and location, folded and joined by U+001F. */
export type IssueSearchRow = {
  issueId: string;
  doc: string;
};

export const issueSearchEntity = new EntitySchema<IssueSearchRow>({
  name: 'IssueSearch',
  tableName: 'issue_search',
  columns: {
    issueId: { type: 'uuid', name: 'issue_id', primary: true },
    doc: { type: 'text' },
  },
});
