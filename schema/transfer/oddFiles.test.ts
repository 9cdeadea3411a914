import { describe, expect, it } from 'vitest';
import type { TransferFormat } from './issueTransfer.ts';
import { readIssues, type ReadIssue } from './readIssues.ts';

const ROW = {
  external_id: 'case 7',
  title: 'Broken street light',
  description: 'The light on the corner has been out for weeks.',
  location: '5 Mill Road, Springfield',
  latitude: '41.8781',
  longitude: '-87.6298',
  solution_criteria: 'The light burns at night again.',
};
const HEADER = Object.keys(ROW);
const CELLS = Object.values(ROW).map((cell) => `"${cell}"`);

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/** However the file arrives. */
async function readAll(text: string, format: TransferFormat = 'csv'): Promise<ReadIssue[]> {
  const reads: ReadIssue[][] = [];
  for (const size of [1, 7, 100_000]) {
    const found: ReadIssue[] = [];
    for await (const one of readIssues(inPieces(text, size), format)) found.push(one);
    reads.push(found);
  }
  expect(reads[0]).toEqual(reads[2]);
  expect(reads[1]).toEqual(reads[2]);
  return reads[2] ?? [];
}

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

const { latitude: _, longitude: __, external_id: ___, ...properties } = ROW;
const POINT = { type: 'Point', coordinates: [-87.6298, 41.8781] };
const readFeature = (feature: object) =>
  readAll(
    JSON.stringify({
      type: 'FeatureCollection',
      features: [{ type: 'Feature', id: 'case 7', geometry: POINT, properties, ...feature }],
    }),
    'geojson',
  );

describe('features as map programs write them', () => {
  it.each([
    ['an id of the feature', {}],
    ['an id as a property', { id: 9, properties: { ...properties, external_id: 'case 7' } }],
    [
      'upper-case keys',
      {
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, value]) => [key.toUpperCase(), value]),
        ),
      },
    ],
    [
      'keys with spaces',
      { properties: { ...properties, 'Solution criteria': ROW.solution_criteria } },
    ],
    ['a MultiPoint of one', { geometry: { type: 'MultiPoint', coordinates: [POINT.coordinates] } }],
    ['a collection of one', { geometry: { type: 'GeometryCollection', geometries: [POINT] } }],
    ['a height', { geometry: { type: 'Point', coordinates: [-87.6298, 41.8781, 180] } }],
  ])('with %s', async (_name, feature) => {
    const [only] = await readFeature(feature);
    expect(only).toMatchObject({
      issue: { externalId: 'case 7', latitude: 41.8781, longitude: -87.6298 },
    });
  });

  it.each([
    ['no geometry', { geometry: null }],
    [
      'two points',
      {
        geometry: {
          type: 'MultiPoint',
          coordinates: [
            [1, 2],
            [3, 4],
          ],
        },
      },
    ],
    [
      'a line',
      {
        geometry: {
          type: 'LineString',
          coordinates: [
            [1, 2],
            [3, 4],
          ],
        },
      },
    ],
    ['an empty collection', { geometry: { type: 'GeometryCollection', geometries: [] } }],
  ])('with %s are refused with the remedy', async (_name, feature) => {
    const [only] = await readFeature(feature);
    expect(only).toMatchObject({
      faults: [{ row: 1, message: expect.stringContaining('no place, or more than one. Write') }],
    });
  });

  it.each([
    [{ type: 'Point', coordinates: [-9_754_917, 5_142_738] }, 'WGS 84'],
    [{ type: 'Point', coordinates: [389_933.5, 5_820_000.25] }, 'WGS 84'],
    [{ type: 'Point', coordinates: [0, 0] }, '0, 0'],
  ])('at %j are refused with what that is', async (geometry, message) => {
    const [only] = await readFeature({ geometry });
    expect(only).toMatchObject({ faults: [{ message: expect.stringContaining(message) }] });
  });

  it('behind the end of a collection are refused with the remedy', async () => {
    const all = { type: 'FeatureCollection', features: [] };
    const [only] = await readAll(`${JSON.stringify(all)}\n${JSON.stringify(all)}`, 'geojson');
    expect(only).toMatchObject({
      faults: [{ message: expect.stringContaining('Put all features') }],
    });
  });

  it('with an id of more digits than a number keeps are refused, and read as a text', async () => {
    const [long] = await readFeature({ id: 12_345_678_901_234_567_000 });
    expect(long).toMatchObject({ faults: [{ column: 'external_id' }] });
    const [quoted] = await readFeature({ id: '12345678901234567891' });
    expect(quoted).toMatchObject({ issue: { externalId: '12345678901234567891' } });
  });
});
