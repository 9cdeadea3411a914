import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

export type SourceFile = { path: string; text: string; imports: string[] };

const FOLDERS = ['schema', 'api', 'sw', 'web', 'tests'];
const IMPORT =
  /^[ \t]*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^[ \t]*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gmu;

/** Every TypeScript file of the project with the targets of its imports, relative to the root. */
export function readSourceFiles(): SourceFile[] {
  return FOLDERS.flatMap((folder) => walk(path.join(projectRoot, folder))).map((file) => {
    const text = readFileSync(file, 'utf8');
    const relative = path.relative(projectRoot, file).replaceAll(path.sep, '/');
    return { path: relative, text, imports: importsOf(relative, text) };
  });
}

function walk(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const entry = path.join(folder, name);
    if (name === 'node_modules' || name.startsWith('.')) return [];
    if (statSync(entry).isDirectory()) return walk(entry);
    return /\.tsx?$/u.test(name) && !name.endsWith('.d.ts') ? [entry] : [];
  });
}

/** Own files as paths from the root ('schema/money/money.ts'); packages by their name ('valibot'). */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].map((match) => {
    const target = match[1] ?? match[2] ?? match[3] ?? '';
    if (target.startsWith('#')) return target.slice(1);
    if (target.startsWith('.')) return path.posix.join(path.posix.dirname(file), target);
    return target;
  });
}

export const isTest = (file: SourceFile) =>
  file.path.startsWith('tests/') || /\.test\.tsx?$/u.test(file.path);
