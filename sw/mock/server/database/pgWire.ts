import { protocol, type messages as wire } from '@electric-sql/pglite';
import { getTypeParser } from 'pg-types';
import { pgValue } from './pgValue.ts';

/** The parts of a result of `pg` that TypeORM reads. */
export type PgResult = {
  rows: Record<string, unknown>[];
  rowCount: number | null;
  command: string;
};

type Column = { name: string; parse: (text: string) => unknown };

/** Its own type lists only the ids of built-in types. */
const findParser = getTypeParser as (type: number, format: 'text') => Column['parse'];

/** A statement with parameters as one packet of PostgreSQL's protocol. */
export function encodeQuery(sql: string, values: readonly unknown[] = []): Uint8Array {
  const { serialize } = protocol;
  if (values.length === 0) return serialize.query(sql);
  const parts = [
    serialize.parse({ text: sql }),
    serialize.bind({ values: values.map(pgValue) }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ];
  const packet = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    packet.set(part, offset);
    offset += part.length;
  }
  return packet;
}

const toColumns = ({ fields }: wire.RowDescriptionMessage): Column[] =>
  fields.map(({ name, dataTypeID }) => ({
    name,
    parse: findParser(dataTypeID, 'text'),
  }));

function toRow({ fields }: wire.DataRowMessage, columns: readonly Column[]) {
  const row: Record<string, unknown> = {};
  for (const [at, { name, parse }] of columns.entries()) {
    const text = fields[at] ?? null;
    row[name] = text === null ? null : parse(text);
  }
  return row;
}

function completed({ text }: wire.CommandCompleteMessage, rows: PgResult['rows']): PgResult {
  const [command = '', ...counts] = text.split(' ');
  return { rows, command, rowCount: counts.length === 0 ? null : Number(counts.at(-1)) };
}

export function decodeResult(answers: readonly { name: string }[]): PgResult {
  let columns: Column[] = [];
  let rows: PgResult['rows'] = [];
  let result: PgResult = { rows, rowCount: null, command: '' };
  for (const answer of answers) {
    if (answer.name === 'rowDescription') {
      columns = toColumns(answer as wire.RowDescriptionMessage);
    } else if (answer.name === 'dataRow') {
      rows.push(toRow(answer as wire.DataRowMessage, columns));
    } else if (answer.name === 'commandComplete') {
      result = completed(answer as wire.CommandCompleteMessage, rows);
      rows = [];
    }
  }
  return result;
}

/** Whether no transaction is open after the packet: its changes are committed or rolled back. */
export const isIdleAfter = (answers: readonly { name: string }[]): boolean =>
  answers.some(
    (answer) =>
      answer.name === 'readyForQuery' && (answer as wire.ReadyForQueryMessage).status === 'I',
  );
