import { EntitySchema } from 'typeorm';
import { centsTransformer } from '#api/entities/columnTransformers.ts';

type PledgeStatus = 'held' | 'withdrawn' | 'refunded' | 'spent' | 'charged_back';

/** Money that somebody put into the escrow of an issue. */
export type PledgeRow = {
  id: string;
  issueId: string;
  userId: string;
  amountCents: bigint;
  pledgeNumber: number;
  solverShareBp: number;
  status: PledgeStatus;
  refundDueAt: Date | null;
  createdAt: Date;
  closedAt: Date | null;
};

export const pledgeEntity = new EntitySchema<PledgeRow>({
  name: 'Pledge',
  tableName: 'pledge',
  columns: {
    id: { type: 'uuid', primary: true },
    issueId: { type: 'uuid', name: 'issue_id' },
    userId: { type: 'uuid', name: 'user_id' },
    amountCents: { type: 'bigint', name: 'amount_cents', transformer: centsTransformer },
    pledgeNumber: { type: 'integer', name: 'pledge_number' },
    solverShareBp: { type: 'smallint', name: 'solver_share_bp' },
    status: { type: 'text' },
    refundDueAt: { type: 'timestamptz', precision: 3, name: 'refund_due_at', nullable: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    closedAt: { type: 'timestamptz', precision: 3, name: 'closed_at', nullable: true },
  },
});
