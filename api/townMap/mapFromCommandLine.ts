import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { CommandLineAnswer } from '#api/commandLine/commandLine.ts';
import { commandName, typedPath } from '#api/commandLine/typedWords.ts';
import type { Config } from '#api/config/config.ts';
import { findPackageRoot } from '#api/startup/packageRoot.ts';
import { bbox, latitude, longitude, type Bounds, type Position } from '#schema/places/geo.ts';
import { importArchive } from './importArchive.ts';
import { importExtract, type ImportedExtract } from './importExtract.ts';
import { listTownMaps, removeTownMap, withWorkFolder } from './mapFolder.ts';
import { MapImportError } from './mapImportError.ts';
import { createProgressBar } from './progressBar.ts';
import { makeRunKey, wasStopped } from './resumableRun.ts';

const NAME = commandName('map');
const USAGE = `Usage:
  ${NAME} --osm extract.osm.pbf [--area=west,south,east,north] [--centre=latitude,longitude]
  ${NAME} --pmtiles archive.pmtiles
  ${NAME} --list
  ${NAME} --remove <name>
With --name <name> a map gets another name than its file has; one of the same name is replaced.`;
const RESTART = 'Restart the server to draw it.';

const options = {
  osm: { type: 'string' },
  pmtiles: { type: 'string' },
  remove: { type: 'string' },
  list: { type: 'boolean' },
  name: { type: 'string' },
  area: { type: 'string' },
  centre: { type: 'string' },
} as const;

type Words = { [Name in keyof typeof options]?: Name extends 'list' ? boolean : string };

/**
 * Manages street maps in `DATA_DIR/map`. A running server continues with the maps it started with;
 * only complete maps are installed.
 */
export async function mapFromCommandLine(
  config: Config,
  words: readonly string[],
): Promise<CommandLineAnswer> {
  try {
    return { isDone: true, text: await obey(resolve(config.dataDir, 'map'), parseWords(words)) };
  } catch (error) {
    if (error instanceof MapImportError) return { isDone: false, text: error.message };
    const known = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (known === 'ENOENT') return { isDone: false, text: 'There is no such file.' };
    if (known === 'ENOSPC') return { isDone: false, text: 'The disk of DATA_DIR is full.' };
    if (known === 'EACCES' || known === 'EISDIR')
      return { isDone: false, text: 'This account may not read the file or write into DATA_DIR.' };
    throw error;
  }
}

function parseWords(words: readonly string[]): Words {
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch {
    throw new MapImportError(USAGE);
  }
}

async function obey(folder: string, words: Words): Promise<string> {
  if (words.list) return listTownMaps(folder);
  if (words.remove !== undefined) return removeTownMap(folder, words.remove);
  if (words.osm !== undefined && words.pmtiles === undefined) return makeMap(folder, words);
  if (words.pmtiles !== undefined && words.osm === undefined) return takeMap(folder, words);
  throw new MapImportError(USAGE);
}

async function makeMap(mapFolder: string, words: Words): Promise<string> {
  const path = typedPath(words.osm ?? '');
  const name = parseName(words.name ?? basename(path, '.osm.pbf'));
  const progress = createProgressBar(process.stdout, () => performance.now());
  const gazetteer = readFileSync(join(findPackageRoot(), 'api/data/gazetteer.txt'), 'utf8');
  const area = words.area === undefined ? null : parseArea(words.area);
  const centre = words.centre === undefined ? null : parseCentre(words.centre);
  const key = makeRunKey({ path, gazetteer, area });
  const made = await withWorkFolder(
    mapFolder,
    async (workFolder) =>
      importExtract({ path, name, mapFolder, workFolder, gazetteer, area, centre }, progress),
    (folder) => wasStopped(folder, key),
  );
  return [...wordsOfMade(name, made), RESTART].join('\n');
}

function* wordsOfMade(name: string, made: ImportedExtract): Generator<string> {
  const count = (value: number) => value.toLocaleString('en-US');
  yield `${name}: ${count(made.tiles)} tiles of ${count(made.ways)} streets and areas; ${count(made.streets)} streets can be found by name.`;
  if (made.leftOut > 0)
    yield `${count(made.leftOut)} names far from the middle were left out: devices carry no more. Choose another middle by --centre.`;
  if (made.brokenAreas > 0)
    yield `${count(made.brokenAreas)} areas are not drawn: the extract lacks a part of their edge.`;
}

async function takeMap(mapFolder: string, words: Words): Promise<string> {
  const path = typedPath(words.pmtiles ?? '');
  const name = parseName(words.name ?? basename(path, '.pmtiles'));
  const taken = await withWorkFolder(mapFolder, async (workFolder) =>
    importArchive({ path, name, mapFolder, workFolder }),
  );
  return `${name}: zooms ${taken.minZoom} to ${taken.maxZoom}. An archive holds no street names to search for; --osm makes both.\n${RESTART}`;
}

function parseName(text: string): string {
  const name = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
  if (name === '' || name.length > 60)
    throw new MapImportError('Give the map a name of letters and digits: --name lindental');
  return name;
}

function parseArea(text: string): Bounds {
  const read = v.safeParse(bbox, text);
  if (!read.success) throw new MapImportError(`--area: ${read.issues[0].message}`);
  return read.output;
}

function parseCentre(text: string): Position {
  const [lat = '', lon = ''] = text.split(',');
  const read = v.safeParse(v.object({ latitude, longitude }), { latitude: lat, longitude: lon });
  if (!read.success) throw new MapImportError(`--centre: ${read.issues[0].message}`);
  return read.output;
}
