import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchIssues } from './batchIssues.ts';
import { formatOf } from './formatOf.ts';
import { decodeText } from './decodeText.ts';
import { IMPORT_BATCH_MAX, type TransferFormat } from './issueTransfer.ts';
import { readIssues, type ReadIssue } from './readIssues.ts';
import { ALL_COLUMNS, type TransferRow } from './transferColumns.ts';
import { writeIssues } from './writeIssues.ts';

async function* inPieces(text: string, size = 7): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function* page(rows: TransferRow[]) {
  yield rows;
}

const read = (text: string, format: TransferFormat = 'csv', size?: number) =>
  allOf(readIssues(inPieces(text, size), format));

const faultsOf = (reads: ReadIssue[]) =>
  reads.flatMap((one) => ('faults' in one ? one.faults : []));

const ROW: TransferRow = {
  external_id: 'case 7',
  title: 'Broken street light',
  description: 'The light on the corner has been out for weeks.',
  location: '5 Mill Road, Springfield',
  latitude: 41.8781,
  longitude: -87.6298,
  priority: 'high',
  category: 'safety',
  solution_criteria: 'The light burns at night again.',
  due_date: '2027-05-18',
};

const HEADER = Object.keys(ROW).join(',');
const line = (change: Partial<TransferRow> = {}) =>
  Object.values({ ...ROW, ...change })
    .map((cell) => `"${String(cell).replaceAll('"', '""')}"`)
    .join(',');

describe('a file of issues', () => {
  it('says what is wrong in which row and column, and what to write', async () => {
    const text = [
      HEADER,
      line(),
      line({ external_id: 'b', latitude: '41.8.1', priority: 'urgent', title: 'Hm' }),
      line({ external_id: 'c', due_date: '18.05.2027' }),
      line({ external_id: '' }),
      line(),
    ].join('\r\n');
    const faults = faultsOf(await read(text));
    expect(faults.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '3 title',
      '3 latitude',
      '3 priority',
      '4 due_date',
      '5 external_id',
      '6 external_id',
    ]);
    expect(faults[1]?.message).toBe(
      'Latitude must be a valid number. Write degrees with a point, such as 41.8781.',
    );
    expect(faults[2]?.message).toContain('Write one of: critical, high, medium, low.');
    expect(faults[5]?.message).toContain('row 2');
  });

  it('takes semicolons, tabs, a byte order mark, blank lines and words as people write them', async () => {
    for (const sign of [',', ';', '\t']) {
      const names = Object.keys(ROW).map((name) => ` ${name.replace('_', ' ').toUpperCase()}`);
      const cells = Object.values({ ...ROW, category: 'Public services' }).map(
        (cell) => `"${cell}"`,
      );
      const text = `\uFEFF${names.join(sign)}\n\n${cells.join(sign)}\n`;
      const [first, ...rest] = await read(text);
      expect(rest).toEqual([]);
      expect(first).toMatchObject({ row: 3, issue: { category: 'public_services' } });
    }
  });

  it('leaves alone what a file does not name', async () => {
    const { priority: _, category: __, due_date: ___, ...less } = ROW;
    const text = `${Object.keys(less).join(',')}\n${Object.values(less)
      .map((cell) => `"${cell}"`)
      .join(',')}`;
    const [first] = await read(text);
    expect(first).toMatchObject({ issue: { externalId: 'case 7' } });
    for (const field of ['priority', 'category', 'dueDate'])
      expect((first as { issue: Record<string, unknown> }).issue[field]).toBeUndefined();
    const [emptied] = await read(`${HEADER}\n${line({ due_date: '', priority: '' })}`);
    expect(emptied).toMatchObject({ issue: { dueDate: null } });
  });

  it.each([
    ['', 1, 'The file is empty'],
    ['title,location\na,b', 1, 'The header names no external_id'],
    ['title,title\na,b', 1, 'The column title stands there twice'],
    [`${HEADER}\n${line()}\n"never closed,`, 3, 'not closed'],
    [`${HEADER}\n${line()}\n"a"b,c\n${line({ external_id: 'c' })}`, 3, 'within a quoted cell'],
    [`${HEADER}\n${line()}\n"${'long '.repeat(20_000)}`, 3, 'longer than'],
    [`${HEADER}\n${line()},extra`, 2, 'There are 11 cells'],
  ])('is refused where it is broken: %#', async (text, row, message) => {
    const faults = faultsOf(await read(text, 'csv', 1_000));
    expect(faults[0]).toMatchObject({ row, message: expect.stringContaining(message) });
  });

  it.each([
    ['{"type":"FeatureCollection","features":[{"type":"Feature"', 1, 'end of this file is missing'],
    ['{"type":"FeatureCollection","features":[7]}', 1, 'no feature'],
    ['{"type":"Feature"}', 1, 'single feature'],
    ['{"type":"FeatureCollection","features":[{},]}', 2, 'not JSON'],
    [`{"features":["${'long '.repeat(60_000)}`, 1, 'longer than'],
  ])('is refused where it is broken as GeoJSON: %#', async (text, row, message) => {
    const faults = faultsOf(await read(text, 'geojson', 1_000));
    const named = faults.find((fault) => fault.message.includes(message));
    expect(named?.row).toBe(row);
  });

  it('is refused where its text is not UTF-8', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => line({ external_id: `c${at}` }));
    const text = `${HEADER}\n${lines.join('\n')}\n`;
    const bytes = Buffer.concat([Buffer.from(text), Buffer.from('M\u00FCll', 'latin1')]);
    async function* pieces() {
      for (let at = 0; at < bytes.length; at += 500) yield bytes.subarray(at, at + 500);
    }
    const decoded = decodeText(pieces(), (fatal) => new TextDecoder('utf-8', { fatal }));
    const reads = await allOf(readIssues(decoded, 'csv'));
    expect(reads).toHaveLength(41);
    expect(faultsOf(reads)).toMatchObject([{ row: 42, message: expect.stringContaining('UTF-8') }]);
  });

  it('is known by its name', () => {
    expect(['a.csv', 'b.GeoJSON', 'c.json', 'd.xlsx', 'csv'].map(formatOf)).toEqual([
      'csv',
      'geojson',
      'geojson',
      null,
      null,
    ]);
  });
});

/** As stored by the contract: trimmed, without invisible controls, some of it like formulas. */
const text = (minLength: number, maxLength: number) =>
  fc
    .string({
      unit: fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
        fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\n', '\r\n', '\t', 'é', '漢'),
      ),
      minLength,
      maxLength,
    })
    .map((raw) => raw.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '').trim())
    .filter((kept) => kept.length >= minLength && kept.length <= maxLength);

const issueRow = fc.record({
  title: text(5, 40).filter((title) => !/[\r\n\u0085\u2028\u2029]/u.test(title)),
  description: text(20, 60),
  location: text(3, 40),
  latitude: fc.integer({ min: -900_000_000, max: 900_000_000 }).map((e7) => e7 / 1e7),
  longitude: fc.integer({ min: -1_800_000_000, max: 1_800_000_000 }).map((e7) => e7 / 1e7),
  priority: fc.constantFrom('critical', 'high', 'medium', 'low'),
  category: fc.constantFrom('environment', 'public_services', 'other'),
  solution_criteria: text(20, 60),
  due_date: fc.option(fc.constantFrom('2027-01-31', '2028-02-29')),
  external_id: text(1, 30),
});

it.each(['csv', 'geojson'] as const)('reads %s as it was written', async (format) => {
  const rows = fc.uniqueArray(issueRow, {
    selector: (row) => row.external_id,
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 300 }), async (written, size) => {
      const told = Object.fromEntries(ALL_COLUMNS.map((name) => [name, null]));
      const pages = page(written.map((row) => ({ ...told, ...row })));
      const file = (await allOf(writeIssues(pages, format))).join('');
      const found = await read(file, format, size);
      expect(faultsOf(found)).toEqual([]);
      const issues = found.map((one) => ('issue' in one ? one.issue : null));
      expect(issues).toEqual(
        written.map(({ external_id, solution_criteria, due_date, ...row }) => ({
          ...row,
          externalId: external_id,
          solutionCriteria: solution_criteria,
          dueDate: due_date,
        })),
      );
    }),
    { numRuns: 60 },
  );
});

it('goes in portions that one call takes, with the row of each issue', async () => {
  const rows = Array.from({ length: IMPORT_BATCH_MAX + 1 }, (_, at) =>
    line({ external_id: `c${at}` }),
  );
  const reads = readIssues(inPieces([HEADER, ...rows].join('\n'), 5_000), 'csv');
  const batches = await allOf(batchIssues(reads));
  expect(batches.map(({ issues }) => issues.length)).toEqual([IMPORT_BATCH_MAX, 1]);
  expect(batches[1]?.rowOf.get(`c${IMPORT_BATCH_MAX}`)).toBe(IMPORT_BATCH_MAX + 2);
});
