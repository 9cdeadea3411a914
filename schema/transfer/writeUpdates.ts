import papa from 'papaparse';
import { guardFormula } from './guardFormula.ts';

/** What happened to a report: a body answered, a solver was chosen, the work was done. */
export type UpdateRow = {
  issueId: string;
  at: string;
  state: string;
  body: string | null;
  fixBy: string | null;
  text: string;
};

const COLUMNS = ['issue_id', 'at', 'state', 'body', 'fix_by', 'text'] as const;
const LINE_END = '\r\n';
const BYTE_ORDER_MARK = '\uFEFF';

const toCells = ({ issueId, at, state, body, fixBy, text }: UpdateRow) =>
  [issueId, at, state, body ?? '', fixBy ?? '', text].map(guardFormula);

/** As CSV for spreadsheets, oldest first. */
export async function* writeUpdates(
  pages: AsyncIterable<readonly UpdateRow[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + papa.unparse([COLUMNS]) + LINE_END;
  for await (const rows of pages)
    if (rows.length > 0) yield papa.unparse(rows.map(toCells)) + LINE_END;
}
