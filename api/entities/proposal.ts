import { EntitySchema } from 'typeorm';
import { centsTransformer } from '#api/entities/columnTransformers.ts';
import type { ProposalStatus } from '#schema/issues/proposal.ts';

/** An offer to solve an issue. */
export type ProposalRow = {
  id: string;
  issueId: string;
  solverId: string;
  title: string;
  description: string;
  compensationCents: bigint;
  estimatedDays: number;
  status: ProposalStatus;
  upvoteCount: number;
  downvoteCount: number;
  createdAt: Date;
};

export const proposalEntity = new EntitySchema<ProposalRow>({
  name: 'Proposal',
  tableName: 'proposal',
  columns: {
    id: { type: 'uuid', primary: true },
    issueId: { type: 'uuid', name: 'issue_id' },
    solverId: { type: 'uuid', name: 'solver_id' },
    title: { type: 'text' },
    description: { type: 'text' },
    compensationCents: {
      type: 'bigint',
      name: 'compensation_cents',
      transformer: centsTransformer,
    },
    estimatedDays: { type: 'integer', name: 'estimated_days' },
    status: { type: 'text' },
    upvoteCount: { type: 'integer', name: 'upvote_count' },
    downvoteCount: { type: 'integer', name: 'downvote_count' },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  },
});
