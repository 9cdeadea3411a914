import { IMPORT_BATCH_MAX, IMPORT_BATCH_MAX_LENGTH, type ImportedIssue } from './issueTransfer.ts';
import type { ReadIssue } from './readIssues.ts';

export type Batch = { issues: ImportedIssue[]; rowOf: ReadonlyMap<string, number> };

/** Valid rows in batches that fit one call. */
export async function* batchIssues(reads: AsyncIterable<ReadIssue>): AsyncGenerator<Batch> {
  let issues: ImportedIssue[] = [];
  let rowOf = new Map<string, number>();
  let length = 0;
  for await (const read of reads) {
    if (!('issue' in read)) continue;
    const own = JSON.stringify(read.issue).length + 1;
    const isFull = issues.length === IMPORT_BATCH_MAX || length + own > IMPORT_BATCH_MAX_LENGTH;
    if (isFull && issues.length > 0) {
      yield { issues, rowOf };
      issues = [];
      rowOf = new Map();
      length = 0;
    }
    issues.push(read.issue);
    rowOf.set(read.issue.externalId, read.row);
    length += own;
  }
  if (issues.length > 0) yield { issues, rowOf };
}
