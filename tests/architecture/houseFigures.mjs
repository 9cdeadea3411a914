/** Prints how the product's files are cut: `node tests/architecture/houseFigures.mjs`. A look, not a test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TYPES = /^import type [^;]*;/gmu;
const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([#.][^'"]+)['"]/gu;
const isProduct = (name) =>
  /\.tsx?$/u.test(name) && !/\.(?:test|d)\.tsx?$/u.test(name) && !/\.process\./u.test(name);
/** One text in several languages: it stands where its English is, and is no choice of anybody's. */
const isTranslation = (file) => /\.[a-z]{2}\.tsx?$/u.test(file);

/** What makes the builds, and the simulated server of the testers' one. */
const isTool = (file) => /^(?:web\/build|sw\/mock\/(?:build|server))\//u.test(file);

const files = ['api', 'web', 'sw', 'schema']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map(
      (name) => `${folder}/${String(name)}`,
    ),
  )
  .filter((file) => isProduct(file) && !isTranslation(file) && !isTool(file));
const textOf = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

const targetOf = (file, target) =>
  target.startsWith('#')
    ? target.slice(1)
    : path.posix.normalize(path.posix.join(path.posix.dirname(file), target));

function importsOf(file, text = textOf.get(file)) {
  const targets = [...text.matchAll(IMPORT)].map(([, target]) => targetOf(file, target));
  return [...new Set(targets)].filter((target) => textOf.has(target));
}

const valuesOf = (file) => importsOf(file, textOf.get(file).replace(TYPES, ''));

/** The first folder below `api` and `schema`, a feature of the web; `api/case` is one. */
function roomOf(file) {
  const parts = path.posix.dirname(file).split('/');
  return parts.slice(0, parts[1] === 'features' ? 3 : 2).join('/');
}

const edges = files.flatMap((file) => importsOf(file).map((target) => [file, target]));
const usersOf = new Map();
for (const [user, target] of edges) usersOf.set(target, [...(usersOf.get(target) ?? []), user]);

const lines = files
  .map((file) => textOf.get(file).split('\n').length - 1)
  .toSorted((a, b) => a - b);
const total = lines.reduce((sum, count) => sum + count, 0);
const percentile = (part) => lines[Math.floor(part * (lines.length - 1))];
const inApi = edges.filter((edge) => edge.every((file) => file.startsWith('api/')));
const isInside = ([from, to]) => roomOf(from) === roomOf(to);
const share = (some) => `${Math.round((100 * some.filter(isInside).length) / some.length)}%`;
const between = new Set(edges.map(([from, to]) => `${roomOf(from)} ${roomOf(to)}`));
const mutual = [...between].filter((pair) => {
  const [from, to] = pair.split(' ');
  return from < to && between.has(`${to} ${from}`);
});
const single = files.filter((file) => {
  const users = usersOf.get(file) ?? [];
  return users.length === 1 && path.dirname(users[0]) === path.dirname(file);
});

/** Loaded by themselves, since each language has its own. */
const texts = single.filter((file) =>
  existsSync(path.join(root, file.replace(/\.ts$/u, '.de.ts'))),
);

/** What a person sets out to do, by the call that does it. */
const FLOWS = {
  'a report': 'reportIssue',
  'a pledge': 'createPledge',
  'a verdict': 'giveVerdict',
  'a setting': 'saveSiteSettings',
};

/** The text of a call's handler, and of what it uses of its own file. */
function handlerText(file, operation) {
  const text = textOf.get(file);
  const parts = text.split(/^(?=(?:export |async )*(?:function|const|type) )/mu);
  const [, handler = ''] = text.split(new RegExp(`^  (?:async )?${operation}(?=[(:])`, 'mu'));
  let used = handler.split(/^(?: {2}\w|\})/mu)[0];
  for (const part of parts.toReversed()) {
    const [, name] = /(?:function|const|type) (\w+)/u.exec(part) ?? [];
    if (!part.includes(': Handlers') && new RegExp(`\\b${name}\\b`, 'u').test(used)) used += part;
  }
  return used;
}

/** The files that a call's handler runs: what it imports, what that imports, and so on. */
function flow(operation) {
  const isHandled = new RegExp(`^  (?:async )?${operation}[(:]`, 'mu');
  const start = files.find(
    (file) => file.endsWith('.routes.ts') && isHandled.test(textOf.get(file)),
  );
  const used = new Set(handlerText(start, operation).match(/\w+/gu));
  const imports = [...textOf.get(start).matchAll(/^import \{([^}]*)\} from '([^']+)'/gmu)].filter(
    ([, names]) => names.match(/\w+/gu).some((name) => used.has(name)),
  );
  const reached = new Set([start]);
  let hops = 0;
  let next = imports.map(([, , target]) => targetOf(start, target));
  for (; next.length > 0; hops += 1) {
    for (const file of next) reached.add(file);
    next = [...new Set(next.flatMap(valuesOf))].filter((file) => !reached.has(file));
  }
  const folders = new Set([...reached].map((file) => path.dirname(file))).size;
  return `${reached.size} files in ${folders} folders, at most ${hops} hops away`;
}

for (const [what, value] of [
  ['files', files.length],
  ['folders', new Set(files.map((file) => path.dirname(file))).size],
  ['lines', total],
  [
    'lines a file: mean, p50, p90',
    [Math.round(total / files.length), percentile(0.5), percentile(0.9)].join(', '),
  ],
  ['import edges inside a room, all', share(edges)],
  ['import edges inside a room, api', share(inApi)],
  [
    'pairs of rooms that import each other',
    `${mutual.length}${mutual.map((pair) => `\n  ${pair}`).join('')}`,
  ],
  ['files with one user, in the same folder', `${single.length}, ${texts.length} of them texts`],
  ...Object.entries(FLOWS).map(([act, operation]) => [`${act}, from its handler`, flow(operation)]),
])
  console.log(`${what}: ${value}`);
