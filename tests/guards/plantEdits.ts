import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One change of the product at its marker, a line `// guard: <at>` that stands in one place alone. */
export type PlantedEdit = {
  at: string;
  /** Goes in front of the marked statement (or argument, property, link of a chain). */
  before?: string;
  /** Takes the place of what is marked; '' takes it out. */
  instead?: string;
  /** Goes to the end of the file. */
  append?: string;
};

const MARKER = /^ *\/\/ guard: (\S+)$/gmu;

const markersIn = (text: string): string[] =>
  [...text.matchAll(MARKER)].map(([, name = '']) => name);

/** The file of each marker of the product below `root`. Throws when one stands in two places. */
export function findMarkers(root: string): Map<string, string> {
  const places = new Map<string, string>();
  for (const file of ['api', 'schema', 'sw', 'web'].flatMap((folder) => filesIn(root, folder))) {
    for (const name of markersIn(readFileSync(path.join(root, file), 'utf8'))) {
      const known = places.get(name);
      if (known) throw new Error(`Marked in two places: ${name} (${known}, ${file})`);
      places.set(name, file);
    }
  }
  return places;
}

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`);

/** The changes by the file that they are for. Throws when a marker is gone. */
export function byFile(
  edits: readonly PlantedEdit[],
  places: ReadonlyMap<string, string>,
): Map<string, PlantedEdit[]> {
  const files = new Map<string, PlantedEdit[]>();
  for (const edit of edits) {
    const file = places.get(edit.at);
    if (!file) throw new Error(`No such marker: ${edit.at}`);
    files.set(file, [...(files.get(file) ?? []), edit]);
  }
  return files;
}

/** The text of a file with the changes in it. */
export function plantIn(text: string, edits: readonly PlantedEdit[]): string {
  return edits.reduce(plantOne, text);
}

function plantOne(text: string, { at, before, instead, append = '' }: PlantedEdit): string {
  const lines = text.split('\n');
  const marker = lines.findIndex((line) => line.trim() === `// guard: ${at}`);
  if (marker < 0) throw new Error(`No such marker: ${at}`);
  const end = endOfMarked(lines, marker + 1);
  const marked = instead === undefined ? lines.slice(marker + 1, end) : [instead];
  const front = before === undefined ? [] : [before];
  return [...lines.slice(0, marker + 1), ...front, ...marked, ...lines.slice(end), append].join(
    '\n',
  );
}

/** What is marked goes on while brackets are open or the line ends before its value. */
function endOfMarked(lines: readonly string[], start: number): number {
  let depth = 0;
  for (const [at, line] of lines.entries()) {
    if (at < start) continue;
    depth += line.split(/[([{]/u).length - line.split(/[)\]}]/u).length;
    if (depth <= 0 && !/(?:=>?|&&|\|\||\?\?)$/u.test(line)) return at + 1;
  }
  throw new Error(`Nothing ends what is marked in line ${start}`);
}
