import { EntitySchema } from 'typeorm';
import { centsTransformer } from '#api/entities/columnTransformers.ts';

type LedgerAccount = 'escrow' | 'donor' | 'solver' | 'platform';

/** One leg of a movement; positive flows into the account. Append-only. */
export type LedgerEntryRow = {
  id: string;
  transactionId: string;
  account: LedgerAccount;
  issueId: string | null;
  userId: string | null;
  amountCents: bigint;
};

export const ledgerEntryEntity = new EntitySchema<LedgerEntryRow>({
  name: 'LedgerEntry',
  tableName: 'ledger_entry',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    transactionId: { type: 'uuid', name: 'transaction_id' },
    account: { type: 'text' },
    issueId: { type: 'uuid', name: 'issue_id', nullable: true },
    userId: { type: 'uuid', name: 'user_id', nullable: true },
    amountCents: { type: 'bigint', name: 'amount_cents', transformer: centsTransformer },
  },
});
