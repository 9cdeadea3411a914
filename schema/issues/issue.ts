import * as v from 'valibot';
import { fixedQuestion, responsible } from './responsible.ts';
import { confirmed, foundThere } from './sighting.ts';
import { answer, givenAnswers } from '#schema/site/categories/answers.ts';
import { CATEGORY_WANTED, categoryId } from '#schema/site/categories/categoryId.ts';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { latitude, longitude } from '#schema/places/geo.ts';
import { issueAbilities } from './abilities.ts';
import { dueDate } from './dueDate.ts';
import { photo, photoReferences } from './image.ts';
import { issueQuery } from './issueQuery.ts';
import {
  CRITERIA_MAX_LENGTH,
  CRITERIA_MIN_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  DESCRIPTION_MIN_LENGTH,
  LOCATION_MAX_LENGTH,
  LOCATION_MIN_LENGTH,
  TITLE_MAX_LENGTH,
  TITLE_MIN_LENGTH,
} from '#schema/limits.ts';
import { shownProfile } from '#schema/people/profile.ts';
import { decimalText } from '#schema/money/amount.ts';
import { pageWith } from '#schema/paging.ts';
import { receipt } from '#schema/receipt.ts';
import { chosenWork, mergedInto, mergeRequest, selectionPending } from './caseSummary.ts';
import { line, text, timestamp, uuid } from '#schema/text.ts';

export const ISSUE_STATUSES = ['reported', 'funded', 'in_progress', 'completed'] as const;
export const ISSUE_PRIORITIES = ['critical', 'high', 'medium', 'low'] as const;

export type IssueStatus = (typeof ISSUE_STATUSES)[number];
export type IssuePriority = (typeof ISSUE_PRIORITIES)[number];

const fields = {
  title: line(
    TITLE_MIN_LENGTH,
    TITLE_MAX_LENGTH,
    `Title must be at least ${TITLE_MIN_LENGTH} characters.`,
  ),
  description: text(
    DESCRIPTION_MIN_LENGTH,
    DESCRIPTION_MAX_LENGTH,
    `Description must be at least ${DESCRIPTION_MIN_LENGTH} characters.`,
  ),
  location: text(LOCATION_MIN_LENGTH, LOCATION_MAX_LENGTH, 'Location is required.'),
  latitude,
  longitude,
  priority: v.picklist(ISSUE_PRIORITIES, 'Please select a priority.'),
  category: categoryId(CATEGORY_WANTED),
  solutionCriteria: text(
    CRITERIA_MIN_LENGTH,
    CRITERIA_MAX_LENGTH,
    `Solution criteria must be at least ${CRITERIA_MIN_LENGTH} characters.`,
  ),
  dueDate,
};

export const issueForm = v.object({
  ...fields,
  priority: v.optional(fields.priority, 'medium'),
  category: v.optional(fields.category, 'environment'),
  dueDate: v.optional(fields.dueDate, null),
});
export type IssueForm = v.InferInput<typeof issueForm>;

export const reportIssueRequest = v.object({
  ...issueForm.entries,
  /** Made by the device, so that messages written offline can refer to a report written offline. */
  id: v.optional(uuid),
  photos: v.optional(photoReferences, []),
  /** Absent: none; refused if a question is required. */
  answers: v.optional(givenAnswers),
  /** The completed issue that broke again; linked if enough people found it so, else its reporter is told. */
  againOf: v.optional(uuid),
  /** When it was written, by the device's clock, which is a claim and never the time of record. */
  writtenAt: v.optional(timestamp),
  /** Must be the signed-in user: the session decides who reports. */
  reporterId: v.optional(uuid),
});
export type ReportIssueRequest = v.InferInput<typeof reportIssueRequest>;

export const editIssueRequest = v.object({
  ...v.partial(v.object(fields)).entries,
  photos: v.optional(photoReferences),
  /** The version the edit is based on; a newer one on the server is a conflict. */
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type EditIssueRequest = v.InferInput<typeof editIssueRequest>;

export const issue = v.object({
  id: uuid,
  title: v.string(),
  description: v.string(),
  location: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  imageUrl: v.nullable(v.string()),
  priority: v.picklist(ISSUE_PRIORITIES),
  /** The id of a category, possibly retired. */
  category: v.string(),
  solutionCriteria: v.string(),
  dueDate: v.nullable(v.string()),
  status: v.picklist(ISSUE_STATUSES),
  /** In escrow, or at the payout of a completed case. */
  currentFunding: decimalText,
  /** Of the chosen proposal, else of the cheapest that can be chosen; null: none. */
  offerPrice: v.nullish(decimalText),
  reporterId: v.nullable(uuid),
  selectedProposalId: v.nullable(uuid),
  createdAt: timestamp,
  updatedAt: timestamp,
  pledgerCount: v.number(),
  proposalCount: v.number(),
  messageCount: v.number(),
  /** People who set "affects me too"; without weight. */
  affectedCount: v.number(),
  ...confirmed,
  /** Increases with every change of the issue. */
  version: v.number(),
});
export type Issue = v.InferOutput<typeof issue>;

export const issueDetail = v.object({
  ...issue.entries,
  reporterName: v.nullable(v.string()),
  /** Null: none, and in the answer to a change. */
  reporterProfile: v.nullable(shownProfile),
  /** One person may have several. */
  pledgeCount: v.number(),
  photos: v.array(photo),
  /** With the questions as asked; null: none. */
  answers: v.nullish(v.array(answer)),
  /** Only ambassadors and operators receive hidden issues. */
  isHidden: v.boolean(),
  /** Hidden from the public, while its case continues for the people concerned. */
  runsHidden: v.boolean(),
  /** Changes and notes since the first pledge that the person asking may see. */
  amendmentCount: v.number(),
  /** Of the proposals that can be chosen, the cheapest first, at most 20. */
  offerPrices: v.optional(v.array(decimalText)),
  /** When the first of the pledges that stand or were spent was made; null: none. */
  fundedAt: v.nullish(timestamp),
  /** When the chosen proposal was chosen, kept after its work is paid; null: none. */
  chosenAt: v.nullish(timestamp),
  /** The report that replaces this one; null: not merged. */
  mergedInto: v.nullable(mergedInto),
  selectionPending: v.nullable(selectionPending),
  /** Null: no solver has been chosen. */
  work: v.nullable(chosenWork),
  /** Null: it was forwarded to nobody. */
  responsible: v.nullish(responsible),
  /** Null: the person is not asked. */
  fixedQuestion: v.nullish(fixedQuestion),
  ...foundThere,
  viewer: v.object({
    abilities: issueAbilities,
    isAffected: v.boolean(),
    isFollowing: v.boolean(),
    mergeRequest: v.nullable(mergeRequest),
  }),
});
export type IssueDetail = v.InferOutput<typeof issueDetail>;

export const issueWithReceipt = v.object({ ...issueDetail.entries, receipt });
export type IssueWithReceipt = v.InferOutput<typeof issueWithReceipt>;

export const issuePage = pageWith(issue);
export type IssuePage = v.InferOutput<typeof issuePage>;

const issueParams = v.object({ id: uuid });

export const listIssues = defineEndpoint({
  operation: 'listIssues',
  method: 'GET',
  path: '/api/issues',
  summary:
    'Without parameters, the whole list, newest first (up to 2,000). With any parameter, one page with totals.',
  access: 'public',
  cache: 'shared',
  deviceStore: 'lists',
  query: issueQuery,
  status: 200,
  response: v.union([v.array(issue), issuePage]),
});

export const getIssue = defineEndpoint({
  operation: 'getIssue',
  method: 'GET',
  path: '/api/issues/{id}',
  summary: 'One issue with its photos and what the caller may do with it.',
  access: 'optional',
  cache: 'viewer',
  deviceStore: 'details',
  params: issueParams,
  status: 200,
  response: issueDetail,
  refusals: ['issue_not_found'],
});

export const reportIssue = defineEndpoint({
  operation: 'reportIssue',
  method: 'POST',
  path: '/api/issues',
  summary: 'Files a report. May have been written offline.',
  access: 'session',
  body: reportIssueRequest,
  status: 201,
  response: issueWithReceipt,
  isQueueable: true,
  refusals: ['id_taken', 'photo_missing', 'photo_differs', 'account_frozen', 'account_restricted'],
});

export const editIssue = defineEndpoint({
  operation: 'editIssue',
  method: 'PATCH',
  path: '/api/issues/{id}',
  summary:
    'Changes the given fields. Reporter only. Once a proposal has won, title, place, photos and criteria are locked; after the first pledge donors are shown both versions.',
  access: 'session',
  params: issueParams,
  body: editIssueRequest,
  status: 200,
  response: issueWithReceipt,
  isQueueable: true,
  refusals: [
    'issue_not_found',
    'forbidden',
    'version_conflict',
    'issue_closed',
    'issue_merged',
    'wrong_state',
    'photo_missing',
    'photo_differs',
    'account_frozen',
    'account_restricted',
  ],
});

export const deleteIssue = defineEndpoint({
  operation: 'deleteIssue',
  method: 'DELETE',
  path: '/api/issues/{id}',
  summary: 'Deletes an issue before work begins and refunds every pledge. Reporter only.',
  access: 'session',
  params: issueParams,
  status: 204,
  refusals: ['issue_not_found', 'forbidden', 'issue_locked', 'escrow_frozen', 'account_frozen'],
});
