import { describe, expect, it } from 'vitest';
import {
  IMPORTED_ROW as ROW,
  inUtf16,
  readAll,
  readBytes,
} from '#tests/support/cases/importedFile.ts';
import type { ReadIssue } from './readIssues.ts';

const HEADER = Object.keys(ROW);
const CELLS = Object.values(ROW).map((cell) => `"${cell}"`);

const idsOf = (reads: ReadIssue[]) =>
  reads.map((one) =>
    'issue' in one ? `${one.row} ${one.issue.externalId}` : one.faults[0]?.message,
  );

describe('a table as spreadsheets write it', () => {
  const second = CELLS.map((cell) => cell.replace('case 7', 'case 8'));
  const table = (delimiter: string, newline: string) =>
    [HEADER, CELLS, second].map((cells) => cells.join(delimiter)).join(newline);

  it.each([
    ['LF', table(',', '\n')],
    ['CR LF', table(',', '\r\n')],
    ['CR', table(',', '\r')],
    ['CR at the end too', `${table(';', '\r')}\r`],
    ['a byte order mark and CR', `\uFEFF${table(';', '\r')}`],
    ['sep=;', `sep=;\r\n${table(';', '\r\n')}`],
    ['a byte order mark and sep=|', `\uFEFFsep=|\n${table('|', '\n')}`],
    ['"sep=,"', `"sep=,"\r${table(',', '\r')}`],
    ['bars', table('|', '\n')],
    ['names that hold what draws nothing', `\uFEFF\u200B${table(',', '\n')}`],
    [
      'a space after each comma',
      [HEADER.map((name) => `"${name}"`), CELLS, second]
        .map((cells) => cells.join(', '))
        .join('\n'),
    ],
    ['texts written as formulas', table(',', '\n').replaceAll(/"(case \d)"/gu, '"=""$1"""')],
    ['names as people write them', table(',', '\n').replace('external_id', ' External\u00A0ID ')],
  ])('with %s', async (_name, text) => {
    expect(idsOf(await readAll(text))).toEqual(['2 case 7', '3 case 8']);
  });

  it('of files put behind each other, whose marks stand before a row', async () => {
    const text = `${HEADER.join(',')}\n${CELLS.join(',')}\n\uFEFF${second.join(',')}`;
    expect(idsOf(await readAll(text))).toEqual(['2 case 7', '3 case 8']);
  });

  it.each(['\n', '\r\n', '\r'])('with empty lines above, ended by %j', async (newline) => {
    const text = ['', ';;;', ' ', table(';', newline)].join(newline);
    expect(idsOf(await readAll(text))).toEqual(['5 case 7', '6 case 8']);
  });

  it('with line ends of two kinds that belong together', async () => {
    const text = [HEADER, CELLS].map((cells) => `${cells.join()}\n`).join('') + second.join();
    expect(idsOf(await readAll(text.replace('\n', '\r\n')))).toEqual(['2 case 7', '3 case 8']);
  });

  it.each([
    ['\n', '\r'],
    ['\r', '\n'],
  ])('is refused where rows run together, with the remedy: %j, then %j', async (first, other) => {
    const bare = [CELLS, second].map((cells) => cells.map((cell) => cell.replaceAll(/[",]/gu, '')));
    for (const [one = [], two = []] of [[CELLS, second], bare]) {
      const [only] = await readAll(HEADER.join() + first + one.join() + other + two.join());
      const message = expect.stringContaining('one kind of line ends');
      expect(only).toEqual({ row: 2, faults: [{ row: 2, column: null, message }] });
    }
  });

  it('is refused with a name that stands there twice, however it is spelled', async () => {
    const [only] = await readAll(`${HEADER.join()},Title\n${CELLS.join()},Other`);
    const message = expect.stringMatching(/column title stands there twice\. Rename/u);
    expect(only).toEqual({ row: 1, faults: [{ row: 1, column: null, message }] });
  });

  it('is named empty when it has lines and no words', async () => {
    const [only] = await readAll('\r\r;;\r');
    expect(only).toMatchObject({ faults: [{ message: expect.stringContaining('empty') }] });
  });
});

it('an id that a spreadsheet rounded is refused, and a date in other digits read', async () => {
  const rounded = CELLS.map((cell) => cell.replace('case 7', '1.23457E+17'));
  const [one] = await readAll([HEADER, rounded].map((cells) => cells.join()).join('\n'));
  expect(one).toMatchObject({
    faults: [{ column: 'external_id', message: expect.stringContaining('rounded') }],
  });
  const dated = [
    [...HEADER, 'due_date'],
    [...CELLS, '٢٠٣٠-٠٥-١٨'],
  ];
  const [other] = await readAll(dated.map((cells) => cells.join()).join('\n'));
  expect(other).toMatchObject({ issue: { dueDate: '2030-05-18' } });
});

it.each(['#REF!', '#NAME?', '#¿NOMBRE?', '#BEZUG!', '#N/A', '#NV', '#DIV/0!', 'Err:502', '####'])(
  'a cell that a spreadsheet could not work out is refused by name: %s',
  async (shown) => {
    const cells = CELLS.map((cell, at) => (at === 1 ? shown : cell));
    const [one] = await readAll([HEADER, cells].map((row) => row.join()).join('\n'));
    const faults = [{ row: 2, column: 'title', message: expect.stringContaining('formula') }];
    expect(one).toEqual({ row: 2, faults });
  },
);

it('a case number with its sign is an id, and words with a sign are a title', async () => {
  const cells = CELLS.map((cell, at) => ['#1234', '"#Pothole!"'][at] ?? cell);
  const [one] = await readAll([HEADER, cells].map((row) => row.join()).join('\n'));
  expect(one).toMatchObject({ issue: { externalId: '#1234', title: '#Pothole!' } });
});

describe('a file without rows is named', () => {
  it.each([
    ['a header alone', HEADER.join(), 'csv', 'No row follows'],
    ['a page that asks to sign in', '<!DOCTYPE html><p>Sign in</p>', 'csv', 'web page'],
    ['a workbook', 'PK\u0003\u0004\u0014\u0000', 'csv', 'workbook (such as .xlsx)'],
    ['a PDF document', '%PDF-1.7\n%', 'csv', 'PDF'],
    ['a formatted text', '{\\rtf1\\ansi external_id', 'csv', '.rtf'],
    ['a formatted text', '{\\rtf1\\ansi {"type"', 'geojson', '.rtf'],
    ['JSON by the name of a table', ' \n{"type":"FeatureCollection"}', 'csv', 'is JSON'],
    ['KML', '\uFEFF<?xml version="1.0"?><kml></kml>', 'geojson', 'KML or GPX'],
    ['KMZ', 'PK\u0003\u0004\u0014', 'geojson', 'archive'],
    ['a table by the name of JSON', HEADER.join(), 'geojson', 'This is not JSON'],
    ['a script', 'var places = {"type":"FeatureCollection"}', 'geojson', 'This is not JSON'],
    [
      'a line of words above',
      `Open reports of the town\n${HEADER.join()}\n${CELLS.join()}`,
      'csv',
      'Only one column',
    ],
    [
      'a remark above',
      `# of today\n${HEADER.join()}\n${CELLS.join()}`,
      'csv',
      'Take out what stands above',
    ],
    ['no features', '{"type":"FeatureCollection","features":[]}', 'geojson', 'has no features'],
  ] as const)('%s', async (_name, text, format, message) => {
    const faults = [{ row: 1, column: null, message: expect.stringContaining(message) }];
    expect(await readAll(text, format)).toEqual([{ row: 1, faults }]);
  });
});

describe('a text in another encoding is refused where it begins, with the remedy', () => {
  const table = [HEADER, CELLS].map((cells) => cells.join()).join('\n');
  const town = table.replace('Springfield', 'Köln');
  it.each([
    ['Windows-1252 in a row', Buffer.from(town, 'latin1'), 2, 'not in UTF-8. Save'],
    [
      'Windows-1252 in the names',
      Buffer.from(town.replace('title', 'Überschrift'), 'latin1'),
      1,
      'not in UTF-8. Save',
    ],
    ['Windows-1252 below empty lines', Buffer.from(`\n\n${town}`, 'latin1'), 4, 'not in UTF-8'],
    ['UTF-16', inUtf16(town), 1, 'CSV UTF-8'],
    ['UTF-16 of the other byte order', inUtf16(town, { isBig: true }), 1, 'CSV UTF-8'],
    ['UTF-16 without a mark', inUtf16(table, { hasMark: false }), 1, 'is in UTF-16. Save'],
    [
      'UTF-16 of the other byte order without a mark',
      inUtf16(table, { isBig: true, hasMark: false }),
      1,
      'is in UTF-16. Save',
    ],
  ])('%s', async (_name, bytes, row, message) => {
    const faults = [{ row, column: null, message: expect.stringContaining(message) }];
    expect(await readBytes(bytes, 'csv')).toEqual([{ row, faults }]);
  });

  it('UTF-8 is read, with a mark in front or without', async () => {
    for (const mark of ['', '\uFEFF'])
      expect(idsOf(await readBytes(Buffer.from(mark + town), 'csv'))).toEqual(['2 case 7']);
  });
});
