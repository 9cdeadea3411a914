import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Program = ReturnType<Rolldown.PluginContext['parse']>;

const PREFIX = '\0call:';
const SCHEMA = path.join(import.meta.dirname, '../../schema');
const ENDPOINT = /^export const (\w+) = defineEndpoint\(\{$/gmu;
const IMPORT = /^import \{([^}]*)\} from ["'](#schema\/[^"']+)["'];?/gmu;
/** The parts of an endpoint that a caller needs. */
const CALLED = /^ {2}(?:operation|method|path): .*,$/gmu;

/**
 * Reduces each endpoint of the contract to a module with its method and path: the compiler has
 * checked requests, and answers are trusted. Otherwise one call would bring every schema of its
 * file, and the list of issues all rules of a report.
 */
export function splitCalls(): Plugin {
  const files = new Map<string, Promise<Map<string, string>>>();
  const callsOf = (source: string) => {
    const file = path.join(SCHEMA, source.replace('#schema/', ''));
    let calls = files.get(file);
    if (!calls) files.set(file, (calls = readFile(file, 'utf8').then(callsIn)));
    return calls;
  };
  return {
    name: 'split-calls',
    apply: 'build',
    enforce: 'post',
    resolveId: (source) => (source.startsWith(PREFIX) ? source : null),
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const [source = '', name = ''] = id.slice(PREFIX.length).split('?');
      return (await callsOf(source)).get(name);
    },
    transform: {
      filter: { id: /\/(?:web|sw|schema)\/[^?]*\.tsx?$/u },
      async handler(code, id) {
        let rest = id.startsWith(SCHEMA) ? withSparedValues(code, this.parse(code)) : code;
        for (const [statement, names = '', source = ''] of code.matchAll(IMPORT))
          rest = rest.replace(statement, splitImport(names, source, await callsOf(source)));
        return rest === code ? null : { code: rest, map: null };
      },
    },
  };
}

/** Modules of a contract file, by endpoint name. */
function callsIn(code: string): Map<string, string> {
  const calls = new Map<string, string>();
  for (const { 1: name = '', index } of code.matchAll(ENDPOINT)) {
    const declaration = code.slice(index, code.indexOf('\n});', index));
    const kept = declaration.match(CALLED) ?? [];
    if (kept.length !== 3)
      throw new Error(`${name} does not say its operation, method and path in a line each`);
    calls.set(name, `export const ${name} = {\n${kept.join('\n')}\n};`);
  }
  return calls;
}

/**
 * Marks made values as pure: schemas are calls, and a bundler cannot know that they have no side
 * effects.
 */
function withSparedValues(code: string, program: Program): string {
  let rest = code;
  for (const statement of program.body.toReversed()) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (init?.type !== 'CallExpression') continue;
      const value = `/* @__PURE__ */ (() => ${rest.slice(init.start, init.end)})()`;
      rest = rest.slice(0, init.start) + value + rest.slice(init.end);
    }
  }
  return rest;
}

/** Splits `import { a, b as c } from 'source'` by the module that now exports each name. */
function splitImport(names: string, source: string, calls: ReadonlyMap<string, string>): string {
  const imports = names
    .split(',')
    .filter((name) => name.trim() !== '')
    .map((binding) => {
      const [name = ''] = binding.trim().split(' as ');
      const from = calls.has(name) ? `${PREFIX}${source}?${name}` : source;
      return `import {${binding}} from ${JSON.stringify(from)};`;
    });
  return imports.join(' ');
}
