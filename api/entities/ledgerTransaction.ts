import { EntitySchema } from 'typeorm';

type LedgerKind =
  | 'pledge'
  | 'withdrawal'
  | 'refund'
  | 'release'
  | 'chargeback'
  | 'premium'
  | 'premium_payment'
  | 'premium_refund';

/** One movement of money; its entries sum to zero. Append-only. */
export type LedgerTransactionRow = {
  id: string;
  issueId: string;
  kind: LedgerKind;
  pledgeId: string | null;
  decisionId: string | null;
  createdAt: Date;
};

export const ledgerTransactionEntity = new EntitySchema<LedgerTransactionRow>({
  name: 'LedgerTransaction',
  tableName: 'ledger_transaction',
  columns: {
    id: { type: 'uuid', primary: true },
    issueId: { type: 'uuid', name: 'issue_id' },
    kind: { type: 'text' },
    pledgeId: { type: 'uuid', name: 'pledge_id', nullable: true },
    decisionId: { type: 'uuid', name: 'decision_id', nullable: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  },
});
