import {
  bigint,
  boolean,
  byTrigger,
  day,
  defineEntity,
  double,
  instant,
  integer,
  json,
  key,
  named,
  nullable,
  oneOf,
  safeInteger,
  smallint,
  text,
  uuid,
  withDefault,
  type RowOf,
} from '#api/platform/columns.entities.ts';
import type { Answer } from '#schema/site/categories/answers.ts';
import type { AmendedField } from '#schema/issues/amendment.ts';
import type { IssuePriority, IssueStatus } from '#schema/issues/issue.ts';
import type { VERIFICATION_STATES } from '#schema/case/verification.ts';

type VerificationState = (typeof VERIFICATION_STATES)[number];

/** Change `updatedAt` only when the reporter's words change: `editedVersion` follows it. */
export const issueEntity = defineEntity('issue', {
  id: key(uuid),
  title: text,
  description: text,
  location: text,
  latitude: double,
  longitude: double,
  cell: safeInteger,
  area: nullable(text),
  priority: oneOf<IssuePriority>(),
  category: text,
  solutionCriteria: text,
  dueDate: nullable(day),
  status: withDefault(oneOf<IssueStatus>(), 'reported'),
  verification: named('verification_state', withDefault(oneOf<VerificationState>(), 'none')),
  isFrozen: withDefault(boolean, false),
  isHidden: withDefault(boolean, false),
  /** Hidden from the public only: its case continues for the people concerned. */
  runsHidden: withDefault(boolean, false),
  fundingCents: withDefault(bigint, 0n),
  pledgeCount: withDefault(integer, 0),
  pledgerCount: withDefault(integer, 0),
  proposalCount: withDefault(integer, 0),
  messageCount: withDefault(integer, 0),
  affectedCount: withDefault(integer, 0),
  /** When somebody last saw it there or said that it affects them; null: nobody since the report. */
  confirmedAt: nullable(instant),
  selectedProposalId: nullable(uuid),
  reporterId: nullable(uuid),
  writtenAt: nullable(instant),
  version: byTrigger(safeInteger),
  editedVersion: byTrigger(safeInteger),
  createdAt: instant,
  updatedAt: instant,
  deletedAt: nullable(instant),
  isListed: byTrigger(boolean),
  mergedIntoId: nullable(uuid),
  externalId: nullable(text),
  answers: nullable(json<Answer[]>()),
});
export type IssueRow = RowOf<typeof issueEntity>;

/** Title, description and location, folded and joined by U+001F. */
export const issueSearchEntity = defineEntity('issue_search', {
  issueId: key(uuid),
  doc: text,
});

export const issuePhotoEntity = defineEntity('issue_photo', {
  issueId: key(uuid),
  position: key(smallint),
  uploadId: uuid,
  takenAt: nullable(instant),
  latitude: nullable(double),
  longitude: nullable(double),
});

/** An edit or note after the first pledge; `note` is null for an edit. */
export const issueAmendmentEntity = defineEntity('issue_amendment', {
  id: key(uuid),
  issueId: uuid,
  createdAt: instant,
  note: nullable(text),
  fields: json<AmendedField[]>(),
  hasPhotos: withDefault(boolean, false),
});

export const issueAmendmentPhotoEntity = defineEntity('issue_amendment_photo', {
  amendmentId: key(uuid),
  issueId: uuid,
  side: key(oneOf<'from' | 'to'>()),
  position: key(smallint),
  uploadId: uuid,
});

export const chatMessageEntity = defineEntity('chat_message', {
  id: key(uuid),
  issueId: uuid,
  userId: nullable(uuid),
  message: text,
  writtenAt: nullable(instant),
  createdAt: instant,
  hiddenAt: nullable(instant),
});
export type ChatMessageRow = RowOf<typeof chatMessageEntity>;
