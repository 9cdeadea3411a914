import { EntitySchema } from 'typeorm';
import type { VoteType } from '#schema/issues/vote.ts';

/** One person on one proposal. */
export type VoteRow = {
  proposalId: string;
  userId: string;
  voteType: VoteType;
  createdAt: Date;
};

export const voteEntity = new EntitySchema<VoteRow>({
  name: 'Vote',
  tableName: 'vote',
  columns: {
    proposalId: { type: 'uuid', name: 'proposal_id', primary: true },
    userId: { type: 'uuid', name: 'user_id', primary: true },
    voteType: { type: 'text', name: 'vote_type' },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  },
});
