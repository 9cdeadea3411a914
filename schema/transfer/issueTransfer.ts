import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { editIssueRequest, issueForm } from '#schema/issues/issue.ts';
import { SYNC_BODY_MAX_BYTES } from '#schema/limits.ts';
import { text } from '#schema/text.ts';

export const EXTERNAL_ID_MAX_LENGTH = 100;
/** Bounds the memory for ids, which are kept until the end of a file. */
export const IMPORT_MAX_ROWS = 250_000;
/** Per call, and so per transaction. */
export const IMPORT_BATCH_MAX = 250;
/** Length as JSON; in UTF-8 a character takes at most three bytes. */
export const IMPORT_BATCH_MAX_LENGTH = Math.floor(SYNC_BODY_MAX_BYTES / 3) - 1_000;
export const TRANSFER_FORMATS = ['csv', 'geojson'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

/**
 * A reported issue with its id at the source. Omitted fields keep their value in known issues; new
 * ones get medium priority and the category `other`.
 */
export const importedIssue = v.object({
  ...issueForm.entries,
  priority: editIssueRequest.entries.priority,
  category: editIssueRequest.entries.category,
  dueDate: editIssueRequest.entries.dueDate,
  externalId: text(1, EXTERNAL_ID_MAX_LENGTH, 'Every issue needs an id of its own.'),
});
export type ImportedIssue = v.InferOutput<typeof importedIssue>;

export const importIssuesRequest = v.object({
  /** Previews without saving. */
  isDryRun: v.boolean('Please say whether it is a dry run.'),
  issues: v.pipe(
    v.array(importedIssue),
    v.minLength(1, 'There is nothing to import.'),
    v.maxLength(IMPORT_BATCH_MAX, `Please send at most ${IMPORT_BATCH_MAX} issues at once.`),
    v.check(
      (issues) => new Set(issues.map(({ externalId }) => externalId)).size === issues.length,
      'Please send every id once.',
    ),
  ),
});

export const importOutcome = v.object({
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
  /** Unchanged, each with the reason. */
  kept: v.array(v.object({ externalId: v.string(), reason: v.string() })),
});
export type ImportOutcome = v.InferOutput<typeof importOutcome>;

export const importIssues = defineEndpoint({
  operation: 'importIssues',
  method: 'POST',
  path: '/api/issue-imports',
  summary: `Imports up to ${IMPORT_BATCH_MAX} issues from another source, or updates those imported before; safe to repeat. Operators only.`,
  access: 'operator',
  asksPasskey: true,
  // An import without changes records nothing.
  isAuditExempt: true,
  body: importIssuesRequest,
  bodyMaxBytes: SYNC_BODY_MAX_BYTES,
  status: 200,
  response: importOutcome,
  refusals: ['account_frozen', 'account_restricted'],
});

export const exportIssues = defineEndpoint({
  operation: 'exportIssues',
  method: 'GET',
  path: '/api/issue-exports/{format}',
  summary: 'All listed issues as one file, oldest first. Operators only.',
  kind: 'bytes',
  access: 'operator',
  cache: 'own',
  params: v.object({ format: v.picklist(TRANSFER_FORMATS, 'Please choose csv or geojson.') }),
  status: 200,
});
