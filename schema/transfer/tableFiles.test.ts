import { describe, expect, it } from 'vitest';
import { readIssues, type ReadIssue } from './readIssues.ts';

/** Whatever a spreadsheet may choose when it saves a table. */
const DELIMITERS = [',', ';', '\t', '|'] as const;
const LINE_ENDS = ['\n', '\r\n', '\r'] as const;
const QUOTED = ['only where it must', 'always'] as const;
const DECIMALS = ['.', ','] as const;
const ENDINGS = ['nothing', 'a line end', 'empty rows'] as const;
/** Excel's "UTF-8" has a mark in front; it also reads, and some write, the delimiter's name. */
const BEGINNINGS = ['nothing', 'a mark', 'the delimiter'] as const;

const HEADER = [
  'External ID',
  'Title',
  'Description',
  'Location',
  'Latitude',
  'Longitude',
  'Solution criteria',
  // Columns that were cleared in the spreadsheet stay without names.
  '',
];
const RECORDS = [
  [
    '000123',
    'Straße “am Markt”: Laterne, kaputt',
    'Seit Wochen dunkel; auch nachts.\nBitte an | beiden Enden\tsehen.',
    'Am Markt 5, Köln',
    '50.9375',
    '6.9603',
    'She said: "It burns at night again."',
    '',
  ],
  [
    '٧٧',
    'ضوء الشارع لا يعمل',
    'الشارع مظلم منذ أسابيع، ولا أحد يأتي.',
    'شارع الرشيد ٥',
    '-33.8688',
    '151.2093',
    'يضيء المصباح ليلًا من جديد، كل ليلة.',
    '',
  ],
] as const;

type Habit = {
  delimiter: string;
  lineEnd: string;
  quoted: (typeof QUOTED)[number];
  decimal: string;
  beginning: (typeof BEGINNINGS)[number];
  ending: (typeof ENDINGS)[number];
};

const MUST_BE_QUOTED = /[,;|\t"\r\n]/u;
const NUMBER = /^-?\d{1,3}\.\d{4}$/u;

function written({ delimiter, lineEnd, quoted, decimal, beginning, ending }: Habit): string {
  const cell = (text: string) => {
    const shown = NUMBER.test(text) ? text.replace('.', decimal) : text;
    const isQuoted = quoted === 'always' || MUST_BE_QUOTED.test(shown);
    return isQuoted ? `"${shown.replaceAll('"', '""')}"` : shown;
  };
  const lines = [HEADER, ...RECORDS].map((cells) => cells.map(cell).join(delimiter));
  const empty = delimiter.repeat(HEADER.length - 1);
  const begun = { nothing: '', 'a mark': '\uFEFF', 'the delimiter': `sep=${delimiter}${lineEnd}` };
  const ended = {
    nothing: '',
    'a line end': lineEnd,
    'empty rows': `${lineEnd}${empty}`.repeat(3),
  };
  return begun[beginning] + lines.join(lineEnd) + ended[ending];
}

const rows = DELIMITERS.flatMap((delimiter) =>
  LINE_ENDS.flatMap((lineEnd) =>
    QUOTED.flatMap((quoted) =>
      DECIMALS.flatMap((decimal) =>
        BEGINNINGS.flatMap((beginning) =>
          ENDINGS.map((ending) => ({ delimiter, lineEnd, quoted, decimal, beginning, ending })),
        ),
      ),
    ),
  ),
);

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function readAll(text: string, size: number): Promise<ReadIssue[]> {
  const found: ReadIssue[] = [];
  for await (const one of readIssues(inPieces(text, size), 'csv')) found.push(one);
  return found;
}

describe('a table means the same in whichever way it was saved', () => {
  it.each(rows)(
    '$delimiter, $lineEnd, quoted $quoted, decimal $decimal, $beginning before and $ending behind',
    async (habit) => {
      for (const size of [11, 100_000]) {
        const reads = await readAll(written(habit), size);
        expect(reads).toMatchObject(
          RECORDS.map(
            ([externalId, title, description, location, latitude, longitude, criteria]) => ({
              issue: {
                externalId,
                title,
                description,
                location,
                latitude: Number(latitude),
                longitude: Number(longitude),
                solutionCriteria: criteria,
              },
            }),
          ),
        );
      }
    },
  );
});
