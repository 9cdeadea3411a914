import papa from 'papaparse';
import { decimalOf } from './decimalOf.ts';
import { guardFormula } from './guardFormula.ts';
import type { TransferFormat } from './issueTransfer.ts';
import { ALL_COLUMNS, type TransferRow } from './transferColumns.ts';

/** Without it spreadsheets assume another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

function writeCell(value: TransferRow[string] | undefined): string {
  if (typeof value === 'number') return decimalOf(value);
  return value === null || value === undefined ? '' : guardFormula(value);
}

const writeCsv = (rows: readonly TransferRow[]) =>
  papa.unparse(rows.map((row) => ALL_COLUMNS.map((name) => writeCell(row[name])))) + LINE_END;

function toFeature({ latitude, longitude, ...properties }: TransferRow) {
  const geometry = { type: 'Point', coordinates: [longitude, latitude] };
  return JSON.stringify({ type: 'Feature', geometry, properties });
}

async function* csvText(pages: AsyncIterable<readonly TransferRow[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + papa.unparse([ALL_COLUMNS]) + LINE_END;
  for await (const rows of pages) if (rows.length > 0) yield writeCsv(rows);
}

async function* geoJsonText(pages: AsyncIterable<readonly TransferRow[]>): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let isFirst = true;
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield (isFirst ? '\n' : ',\n') + rows.map(toFeature).join(',\n');
    isFirst = false;
  }
  yield '\n]}\n';
}

export const writeIssues = (
  pages: AsyncIterable<readonly TransferRow[]>,
  format: TransferFormat,
): AsyncGenerator<string> => (format === 'csv' ? csvText(pages) : geoJsonText(pages));
