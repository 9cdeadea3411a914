import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { text, timestamp, uuid } from '#schema/text.ts';

export const ISSUE_NOTE_MAX_LENGTH = 1_000;
/** More notes on one issue would bury the report. */
export const ISSUE_NOTES_MAX = 20;

/** Text fields that amendments list; photos are separate. */
export const AMENDED_FIELDS = [
  'title',
  'description',
  'location',
  'latitude',
  'longitude',
  'priority',
  'category',
  'solutionCriteria',
  'dueDate',
] as const;

/** The terms of an issue: locked once a proposal has won, until its work is over. */
export const LOCKED_FIELDS = [
  'title',
  'location',
  'latitude',
  'longitude',
  'solutionCriteria',
  'photos',
] as const;

/** Both versions of a field; empty for none. */
const amendedField = v.object({
  field: v.picklist(AMENDED_FIELDS),
  from: v.string(),
  to: v.string(),
});
export type AmendedField = v.InferOutput<typeof amendedField>;

/** A change or note after the first pledge. */
export const amendment = v.object({
  id: uuid,
  createdAt: timestamp,
  /** The reporter's note; null for a change. */
  note: v.nullable(v.string()),
  fields: v.array(amendedField),
  /** Photo URLs before and after; null: unchanged. */
  photos: v.nullable(v.object({ from: v.array(v.string()), to: v.array(v.string()) })),
});
export type Amendment = v.InferOutput<typeof amendment>;

const issueParams = v.object({ id: uuid });

export const noteForm = v.object({
  text: text(1, ISSUE_NOTE_MAX_LENGTH, 'Please write something.'),
});

export const listAmendments = defineEndpoint({
  operation: 'listAmendments',
  method: 'GET',
  path: '/api/issues/{id}/amendments',
  summary:
    'The reporter’s changes and notes since the first pledge, newest first, at most 200. Only people with a stake and moderators see earlier versions; everyone sees notes.',
  access: 'optional',
  params: issueParams,
  status: 200,
  response: v.array(amendment),
  refusals: ['issue_not_found'],
});

export const addIssueNote = defineEndpoint({
  operation: 'addIssueNote',
  method: 'POST',
  path: '/api/issues/{id}/notes',
  summary:
    'Appends a reporter’s note to the issue, even if its terms are locked; everyone with a stake is notified.',
  access: 'session',
  params: issueParams,
  body: noteForm,
  status: 204,
  refusals: [
    'issue_not_found',
    'forbidden',
    'issue_closed',
    'wrong_state',
    'account_frozen',
    'account_restricted',
    'issue_merged',
  ],
});
