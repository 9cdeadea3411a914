import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Build = Pick<Rolldown.PluginContext, 'parse'>;
type Program = ReturnType<Build['parse']>;
type Statement = Program['body'][number];
type Expression = NonNullable<
  Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]['init']
>;
type Import = Extract<Statement, { type: 'ImportDeclaration' }>;

const PREFIX = '\0call:';
const SCHEMA = path.join(import.meta.dirname, '../../schema');
/** What a caller needs of an endpoint. */
const CALLED = ['operation', 'method', 'path'];

/**
 * Reduces each endpoint of the contract to a module with its method and path: the compiler has checked
 * requests, and answers are trusted. Exported beside its schemas, an endpoint would take them along: a
 * bundler puts each file into one part of the app, and the list of issues would load all rules of a report.
 */
export function splitCalls(): Plugin {
  const files = new Map<string, Promise<Map<string, string>>>();
  const findCalls = (source: string, build: Build) => {
    const file = path.join(SCHEMA, source.replace('#schema/', ''));
    let calls = files.get(file);
    if (!calls) {
      const read = readFile(file, 'utf8');
      files.set(
        file,
        (calls = read.then((code) => callsIn(code, build.parse(code, { lang: 'ts' })))),
      );
    }
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
      return (await findCalls(source, this)).get(name);
    },
    transform: {
      filter: { id: /\/(?:web|sw|schema)\/[^?]*\.tsx?$/u },
      async handler(code, id) {
        const program = this.parse(code);
        const isSchema = id.startsWith(SCHEMA);
        let rest = code;
        for (const statement of program.body.toReversed()) {
          const { start, end } = statement;
          if (isSchema) rest = withSparedValues(rest, statement);
          if (statement.type !== 'ImportDeclaration') continue;
          if (!statement.source.value.startsWith('#schema/')) continue;
          const calls = await findCalls(statement.source.value, this);
          rest = rest.slice(0, start) + splitImport(code, statement, calls) + rest.slice(end);
        }
        return rest === code ? null : { code: rest, map: null };
      },
    },
  };
}

/** The values that a statement declares, exported or not. */
function declared(statement: Statement) {
  const isExported = statement.type === 'ExportNamedDeclaration';
  const declaration = isExported ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
}

/** Modules of a contract file, by endpoint name. */
function callsIn(code: string, program: Program): Map<string, string> {
  const calls = new Map<string, string>();
  for (const { id, init } of program.body.flatMap(declared)) {
    if (init?.type !== 'CallExpression' || id.type !== 'Identifier') continue;
    const [endpoint] = init.arguments;
    const isEndpoint = init.callee.type === 'Identifier' && init.callee.name === 'defineEndpoint';
    if (!isEndpoint || endpoint?.type !== 'ObjectExpression') continue;
    const kept = endpoint.properties.filter(
      (part) =>
        part.type === 'Property' &&
        part.key.type === 'Identifier' &&
        CALLED.includes(part.key.name) &&
        part.value.type === 'Literal',
    );
    if (kept.length !== CALLED.length)
      throw new Error(`${id.name} does not say its operation, method and path itself`);
    const parts = kept.map(({ start, end }) => code.slice(start, end));
    calls.set(id.name, `export const ${id.name} = {\n${parts.join(',\n')}\n};`);
  }
  return calls;
}

/**
 * Whether a value is a call (a schema) or a spread (a list): a bundler cannot know that
 * neither has side effects.
 */
const isMade = (value: Expression | null | undefined): value is Expression =>
  value?.type === 'CallExpression' ||
  (value?.type === 'ArrayExpression' &&
    value.elements.some((part) => part?.type === 'SpreadElement'));

/** Marks made values as pure. */
function withSparedValues(code: string, statement: Statement): string {
  let rest = code;
  for (const { init } of declared(statement).toReversed()) {
    if (!isMade(init)) continue;
    const value = `/* @__PURE__ */ (() => ${rest.slice(init.start, init.end)})()`;
    rest = rest.slice(0, init.start) + value + rest.slice(init.end);
  }
  return rest;
}

/** Splits `import { a, b as c } from 'source'` by the module that now exports each name. */
function splitImport(code: string, statement: Import, calls: ReadonlyMap<string, string>): string {
  const source = statement.source.value;
  const imports = statement.specifiers.map((specifier) => {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
      throw new Error(`An import of ${source} names no export`);
    const { name } = specifier.imported;
    const from = calls.has(name) ? `${PREFIX}${source}?${name}` : source;
    const binding = code.slice(specifier.start, specifier.end);
    return `import {${binding}} from ${JSON.stringify(from)};`;
  });
  return imports.join(' ');
}
