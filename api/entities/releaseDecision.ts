import { EntitySchema } from 'typeorm';

type ReleaseDecisionKind = 'acceptance' | 'auto_release' | 'verdict' | 'ruling';

/** Why an escrow may be paid out. Append-only. */
export type ReleaseDecisionRow = {
  id: string;
  issueId: string;
  kind: ReleaseDecisionKind;
  reason: string;
  decidedAt: Date;
};

export const releaseDecisionEntity = new EntitySchema<ReleaseDecisionRow>({
  name: 'ReleaseDecision',
  tableName: 'release_decision',
  columns: {
    id: { type: 'uuid', primary: true },
    issueId: { type: 'uuid', name: 'issue_id' },
    kind: { type: 'text' },
    reason: { type: 'text' },
    decidedAt: { type: 'timestamptz', precision: 3, name: 'decided_at' },
  },
});
