import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Row } from './seedChain.ts';

const SPECIAL = /[\\\n\r\t]/u;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function copied(value: Row[string] | undefined): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  const text = String(value);
  if (!SPECIAL.test(text)) return text;
  return text.replaceAll(/[\\\n\r\t]/gu, (character) => ESCAPES[character] ?? character);
}

export type CopyText = { columns: readonly string[]; lines: string[] };

/** All rows must have the columns of the first. */
export function addRows(to: CopyText | undefined, rows: readonly Row[]): CopyText | undefined {
  const [first] = rows;
  if (first === undefined) return to;
  const { columns, lines } = to ?? { columns: Object.keys(first), lines: [] };
  for (const row of rows) {
    let line = '';
    for (const name of columns) line += (line === '' ? '' : '\t') + copied(row[name]);
    lines.push(`${line}\n`);
  }
  return { columns, lines };
}

/** Rows per write, so that other work can run in between. */
const LINES_AT_ONCE = 500;

function* piecesOf(lines: readonly string[]): Generator<string> {
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE)
    yield lines.slice(at, at + LINES_AT_ONCE).join('');
}

export async function sendRows(
  client: Client,
  table: string,
  { columns, lines }: CopyText,
): Promise<void> {
  const into = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(piecesOf(lines)), into);
}
