import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, readSourceFiles } from './sourceFiles.ts';

const packages = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  dependencies: object;
};
const sources = new Map(readSourceFiles().map((file) => [file.path, file]));

/** Loaded by `pino` under its name. */
const WITHOUT_IMPORT = ['pino-pretty'];
/** Types alone, and an example in the text of a page. */
const NOT_LOADED = ['geojson', 'standardwebhooks'];

const packageName = (target: string) =>
  /^(?:@[^/]+\/)?[^/]+/u.exec(target.replace(/^node:/u, ''))?.[0] ?? '';

/** The packages that the server imports, itself or in what it is made of. */
function packagesOfServer(): Set<string> {
  const found = new Set<string>();
  const reached = new Set(['api/main.ts']);
  for (const file of reached) {
    for (const target of sources.get(file)?.imports ?? []) {
      if (sources.has(target)) reached.add(target);
      else if (!/^(?:api|schema|sw|web)\//u.test(target)) found.add(packageName(target));
    }
  }
  for (const name of [...builtinModules, ...NOT_LOADED]) found.delete(name);
  return found;
}

/** Pages and worker are bundled: their packages are needed to build, and not to run. */
test('dependencies are what the server needs to run, and no more', () => {
  const needed = new Set([...packagesOfServer(), ...WITHOUT_IMPORT]);
  expect(Object.keys(packages.dependencies).toSorted()).toEqual([...needed].toSorted());
});
