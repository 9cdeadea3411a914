import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { byFile, findMarkers, plantIn, type PlantedEdit } from '#tests/guards/plantEdits.ts';
import { buildProduct } from './buildProduct.ts';

/** What is made or fetched, and what is nobody's source. */
const LEFT_OUT = ['node_modules', 'dist', '.git', '.data', '.cache', 'coverage'];

export type WorkCopy = {
  folder: string;
  /** Puts changes into the sources; answers how to put back what was there. */
  plant: (edits: readonly PlantedEdit[]) => () => void;
  /** Builds the product, or what of it is made from files that have changed since. */
  build: (signal: AbortSignal) => Promise<void>;
  remove: () => void;
};

/** Copies the project as it stands into a folder of its own, with the packages of the original. */
export function makeWorkCopy(root: string): WorkCopy {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'trybe-guards-')));
  // As root the database runs under another account, which has to get there.
  chmodSync(folder, 0o755);
  const isWanted = (file: string) => !LEFT_OUT.includes(path.relative(root, file));
  cpSync(root, folder, { recursive: true, filter: isWanted });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  let changed: Set<string> | null = null;
  const write = (file: string, text: string) => {
    writeFileSync(path.join(folder, file), text);
    changed?.add(file);
  };
  return {
    folder,
    plant: (edits) => {
      const changes = [...byFile(edits, findMarkers(folder))].map(([file, own]) => {
        const text = readFileSync(path.join(folder, file), 'utf8');
        return { file, text, planted: plantIn(text, own) };
      });
      for (const { file, planted } of changes) write(file, planted);
      return () => {
        for (const { file, text } of changes) write(file, text);
      };
    },
    build: async (signal) => {
      await buildProduct(folder, changed, signal);
      changed = new Set();
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  };
}
