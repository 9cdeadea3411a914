/** Prints how the product's files are cut: `node tests/architecture/houseFigures.mjs`. A look, not a test. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
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

function importsOf(file) {
  const targets = [...textOf.get(file).matchAll(IMPORT)].map(([, target]) =>
    target.startsWith('#')
      ? target.slice(1)
      : path.posix.normalize(path.posix.join(path.posix.dirname(file), target)),
  );
  return [...new Set(targets)].filter((target) => textOf.has(target));
}

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
  ['files with one user, in the same folder', single.length],
])
  console.log(`${what}: ${value}`);
