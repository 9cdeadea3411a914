import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { editIssueRequest, issueForm } from '#schema/issues/issue.ts';
import { SYNC_BODY_MAX_BYTES } from '#schema/limits.ts';
import { text } from '#schema/text.ts';

export const EXTERNAL_ID_MAX_LENGTH = 100;
/** A larger file is refused: what tells one row from another is kept in memory until its end. */
export const IMPORT_MAX_ROWS = 250_000;
/** Issues of one call, and so of one transaction. */
export const IMPORT_BATCH_MAX = 250;
/** What a batch may be long as JSON; as UTF-8 no character of a text takes more than three bytes. */
export const IMPORT_BATCH_MAX_LENGTH = Math.floor(SYNC_BODY_MAX_BYTES / 3) - 1_000;
export const TRANSFER_FORMATS = ['csv', 'geojson'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

/**
 * An issue of a file: what a report says, under the name by which its source knows it. Of what is left
 * out a known issue keeps its own, and a new one is of medium priority and of the category `other`.
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
  /** Says what would happen, and does nothing. */
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

/** What became of the issues of a file. */
export const importOutcome = v.object({
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
  /** Left as they are, each with the reason. */
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
  // An import that finds nothing to do records nothing.
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
