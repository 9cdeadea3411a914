import { EntitySchema } from 'typeorm';
import { centsTransformer, safeIntegerTransformer } from '#api/entities/columnTransformers.ts';
import type { IssueCategory, IssuePriority, IssueStatus } from '#schema/issues/issue.ts';
import type { VERIFICATION_STATES } from '#schema/verification/verification.ts';

type VerificationState = (typeof VERIFICATION_STATES)[number];

/** A reported problem. `version` and `editedVersion` are the database's own; move `updatedAt` only when the reporter's words change. */
export type IssueRow = {
  id: string;
  title: string;
  description: string;
  location: string;
  latitude: number;
  longitude: number;
  cell: number;
  area: string | null;
  priority: IssuePriority;
  category: IssueCategory;
  solutionCriteria: string;
  dueDate: string | null;
  status: IssueStatus;
  verificationState: VerificationState;
  isFrozen: boolean;
  isHidden: boolean;
  fundingCents: bigint;
  pledgeCount: number;
  pledgerCount: number;
  proposalCount: number;
  messageCount: number;
  selectedProposalId: string | null;
  reporterId: string | null;
  writtenAt: Date | null;
  readonly version: number;
  readonly editedVersion: number;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
};

export const issueEntity = new EntitySchema<IssueRow>({
  name: 'Issue',
  tableName: 'issue',
  columns: {
    id: { type: 'uuid', primary: true },
    title: { type: 'text' },
    description: { type: 'text' },
    location: { type: 'text' },
    latitude: { type: 'double precision' },
    longitude: { type: 'double precision' },
    cell: { type: 'bigint', transformer: safeIntegerTransformer },
    area: { type: 'text', nullable: true },
    priority: { type: 'text' },
    category: { type: 'text' },
    solutionCriteria: { type: 'text', name: 'solution_criteria' },
    dueDate: { type: 'date', name: 'due_date', nullable: true },
    status: { type: 'text' },
    verificationState: { type: 'text', name: 'verification_state' },
    isFrozen: { type: 'boolean', name: 'is_frozen' },
    isHidden: { type: 'boolean', name: 'is_hidden' },
    fundingCents: { type: 'bigint', name: 'funding_cents', transformer: centsTransformer },
    pledgeCount: { type: 'integer', name: 'pledge_count' },
    pledgerCount: { type: 'integer', name: 'pledger_count' },
    proposalCount: { type: 'integer', name: 'proposal_count' },
    messageCount: { type: 'integer', name: 'message_count' },
    selectedProposalId: { type: 'uuid', name: 'selected_proposal_id', nullable: true },
    reporterId: { type: 'uuid', name: 'reporter_id', nullable: true },
    writtenAt: { type: 'timestamptz', precision: 3, name: 'written_at', nullable: true },
    version: { type: 'bigint', transformer: safeIntegerTransformer, insert: false, update: false },
    editedVersion: {
      type: 'bigint',
      name: 'edited_version',
      transformer: safeIntegerTransformer,
      insert: false,
      update: false,
    },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    deletedAt: { type: 'timestamptz', precision: 3, name: 'deleted_at', nullable: true },
  },
});
