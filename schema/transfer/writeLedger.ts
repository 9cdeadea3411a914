import papa from 'papaparse';

/** One side of a movement of an issue's money; those of a movement sum to zero. */
export type LedgerRow = {
  number: string;
  movementId: string;
  issueId: string;
  at: string;
  kind: string;
  pledgeNumber: number | null;
  account: string;
  /** Decimal; negative: it left the account. */
  amount: string;
  decision: string | null;
};

const COLUMNS = [
  'number',
  'movement_id',
  'issue_id',
  'at',
  'kind',
  'pledge_number',
  'account',
  'amount',
  'decision',
] as const;
const LINE_END = '\r\n';
const BYTE_ORDER_MARK = '\uFEFF';

const toCells = (row: LedgerRow) => [
  row.number,
  row.movementId,
  row.issueId,
  row.at,
  row.kind,
  String(row.pledgeNumber ?? ''),
  row.account,
  row.amount,
  row.decision ?? '',
];

/** As CSV for spreadsheets, oldest first: no cell is anybody's text, so that none can be a formula. */
export async function* writeLedger(
  pages: AsyncIterable<readonly LedgerRow[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + papa.unparse([COLUMNS]) + LINE_END;
  for await (const rows of pages)
    if (rows.length > 0) yield papa.unparse(rows.map(toCells)) + LINE_END;
}
