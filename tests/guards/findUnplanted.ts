import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { byFile, plantIn, type PlantedEdit } from './plantEdits.ts';

/** The files that the changes leave as they are. Throws when one does not compile with them. */
export async function findUnplanted(
  edits: readonly PlantedEdit[],
  places: ReadonlyMap<string, string>,
): Promise<string[]> {
  const unplanted: string[] = [];
  for (const [file, own] of byFile(edits, places)) {
    const name = path.join(projectRoot, file);
    const text = readFileSync(name, 'utf8');
    const { code } = await transformWithOxc(plantIn(text, own), name);
    if (code === (await transformWithOxc(text, name)).code) unplanted.push(file);
  }
  return unplanted;
}
