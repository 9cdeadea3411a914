import type { TransferFormat } from './issueTransfer.ts';

/** By how a text begins, whatever the name of its file says. */
const KINDS: readonly (readonly [
  begin: RegExp,
  messages: Partial<Record<TransferFormat, string>>,
])[] = [
  [
    /^PK(?![\t\r\n])\p{Cc}/u,
    {
      csv: 'This is a workbook (such as .xlsx) or an archive, not a text table. Save it as “CSV UTF-8”.',
      geojson: 'This is an archive, such as .kmz or a zipped shapefile. Export it as GeoJSON.',
    },
  ],
  [
    /^%PDF/u,
    {
      csv: 'This is a PDF document. Save the table that it was made from as “CSV UTF-8”.',
      geojson: 'This is a PDF document. Export the map that it was made from as GeoJSON.',
    },
  ],
  [
    /^</u,
    {
      csv: 'This is a web page or XML, not a table. Save the table as “CSV UTF-8”.',
      geojson: 'This is a web page or XML, such as KML or GPX. Export it as GeoJSON.',
    },
  ],
  [
    /^\{\\rt/u,
    {
      csv: 'This is a formatted text (.rtf), not a table. Save the table as “CSV UTF-8”.',
      geojson: 'This is a formatted text (.rtf). Save the map’s own file as GeoJSON.',
    },
  ],
  [
    /^[{[]/u,
    { csv: 'This is JSON, not a table. If it is GeoJSON, give its name the ending .geojson.' },
  ],
  [
    /^\[/u,
    {
      geojson:
        'This is a list and no collection. Write {"type":"FeatureCollection","features":[…]}.',
    },
  ],
  [
    /^[^{[]/u,
    {
      geojson:
        'This is not JSON. Write {"type":"FeatureCollection","features":[…]}; the name of a table ends in .csv.',
    },
  ],
];
const MARK_LENGTH = 4;
const OTHER_ENCODING: Readonly<Record<TransferFormat, string>> = {
  csv: 'This text is in UTF-16. Save the file as “CSV UTF-8”.',
  geojson: 'This text is in UTF-16. Export the file in UTF-8.',
};

/** What a file is if not of this format; null: it may be. */
function otherKind(head: string, format: TransferFormat): string | null {
  // UTF-16: every other byte of a Latin text is 0; without a byte order mark it passes for UTF-8.
  if (head.slice(0, 2).includes('\0')) return OTHER_ENCODING[format];
  const kind = KINDS.find(([begin, told]) => begin.test(head) && told[format] !== undefined);
  return kind?.[1][format] ?? null;
}

/** Throws OtherFile, with what the file is, before anything of it is read. */
export class OtherFile extends Error {
  override readonly name = 'OtherFile';
}

export async function* ofFormat(
  chunks: AsyncIterable<string>,
  format: TransferFormat,
): AsyncGenerator<string> {
  let head = '';
  let isKnown = false;
  const check = () => {
    const other = otherKind(head.replace(/^[\s\uFEFF]+/u, ''), format);
    if (other !== null) throw new OtherFile(other);
    isKnown = true;
    return head;
  };
  for await (const chunk of chunks) {
    if (isKnown) yield chunk;
    else {
      head += chunk;
      if (head.trim().length >= MARK_LENGTH) yield check();
    }
  }
  if (!isKnown && head !== '') yield check();
}
