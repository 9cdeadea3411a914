import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PMTiles, type Source } from 'pmtiles';
import { openTileFile } from './openTileFile.ts';

export type TownMapFiles = {
  streets: Source[];
  gazetteers: string[];
  close(): Promise<void>;
};

const ARCHIVE = '.pmtiles';

/** The message tells the operator what to do. */
export class MapUnusableError extends Error {
  override name = 'MapUnusableError';
}

/** Maps made by `npm run map`, sorted by name. */
export function townMapNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ARCHIVE) && !file.startsWith('.'))
    .map((file) => file.slice(0, -ARCHIVE.length))
    .toSorted();
}

/** The caller closes them. A file replaced later is still read as it was. */
export async function openTownMaps(folder: string): Promise<TownMapFiles> {
  const names = townMapNames(folder);
  const files = await Promise.all(names.map((name) => openArchive(folder, name)));
  const texts = names.map((name) => join(folder, `${name}.txt`)).filter((path) => existsSync(path));
  return {
    streets: files.map(({ source }) => source),
    gazetteers: await Promise.all(texts.map((path) => readFile(path, 'utf8'))),
    close: async () => {
      await Promise.all(files.map(({ close }) => close()));
    },
  };
}

async function openArchive(folder: string, name: string) {
  const file = await openTileFile(join(folder, `${name}${ARCHIVE}`));
  try {
    await new PMTiles(file.source).getHeader();
    return file;
  } catch (error) {
    await file.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new MapUnusableError(
      `The map ${name} in ${folder} cannot be read (${reason}). Make it anew, or remove it: trybe map --remove ${name} (in a checkout npm run map -- --remove ${name})`,
      { cause: error },
    );
  }
}
