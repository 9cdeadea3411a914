/**
 * Holds the promised download sizes of the production build, in brotli kB (1,000 bytes), read from
 * the build's manifest: what `/issues` loads first, the map, the rules for phone numbers, what each
 * other route adds by itself, each part that several routes share, and the worker with what it
 * installs; and that no two files need each other.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { currentBuild } from '../../web/build/builds.mjs';

const build = currentBuild(fileURLToPath(new URL('../..', import.meta.url)));
if (build === null) throw new Error('The build is missing: npm run build');
const dist = path.join(build, 'web');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const read = (file) => readFileSync(path.join(dist, file));
const measured = new Map();
const brotliKb = (file) => {
  if (!measured.has(file)) measured.set(file, brotliCompressSync(read(file)).length / 1000);
  return measured.get(file);
};

/** The chunk and everything it imports statically. */
function closure(key, seen = new Set(), files = manifest) {
  if (!seen.has(key)) {
    seen.add(key);
    for (const imported of files[key].imports ?? []) closure(imported, seen, files);
  }
  return seen;
}

/** What a page loads beyond the list, now or when a part of it opens; some parts stand for themselves. */
function withLazyParts(key) {
  const parts = closure(key);
  for (const part of parts) {
    const lazy = first.has(part) ? [] : (manifest[part].dynamicImports ?? []);
    for (const name of lazy) if (!ofTheirOwn.includes(name)) closure(name, parts);
  }
  return new Set([...parts].filter((part) => !first.has(part)));
}

/** What every page fetches after the first paint: menus, dialogs, the sender. */
function lazyPartsOfShell() {
  const parts = new Set();
  for (const part of first)
    for (const name of manifest[part].dynamicImports ?? [])
      if (!ofTheirOwn.includes(name) && !pages.includes(name)) closure(name, parts);
  return new Set([...parts].filter((part) => !first.has(part)));
}

const entryKey = Object.keys(manifest).find((key) => manifest[key].isEntry);
const entry = closure(entryKey);
const scriptsKb = (keys) => [...keys].reduce((sum, key) => sum + brotliKb(manifest[key].file), 0);

const keyOf = (suffix) => Object.keys(manifest).find((key) => key.endsWith(suffix));
const issuesKey = keyOf('IssuesPage.tsx');
/** Says at once what an issue is, where it stands, what to do and where one's own money is. */
const issueKey = keyOf('IssuePage.tsx');
const mapKey = keyOf('map/MapView.tsx');
const phonesKey = keyOf('schema/typed/phone.ts');
const ofTheirOwn = [mapKey, phonesKey];
const mapWorker = `assets/${readdirSync(path.join(dist, 'assets')).find((name) => /^basemap\.worker-.*\.js$/u.test(name))}`;
const first = closure(issuesKey, new Set(entry));
const pages = Object.keys(manifest).filter((name) => name.endsWith('Page.tsx'));
const own = (key, known) => [...closure(key)].filter((name) => !known.has(name));
const beyondMap = new Set([...first, ...pages.flatMap((key) => [...closure(key)])]);

/** Files that need each other at their start: one of them would run before what it needs is there. */
function countCircles() {
  const entered = new Set();
  const left = new Set();
  const enter = (key) => {
    if (left.has(key)) return 0;
    if (entered.has(key)) return 1;
    entered.add(key);
    const circles = (manifest[key].imports ?? []).reduce((sum, next) => sum + enter(next), 0);
    left.add(key);
    return circles;
  };
  return Object.keys(manifest).reduce((sum, key) => sum + enter(key), 0);
}

/** Parts beyond the first load, by the pages that need them: kept by the browser once loaded. */
const needs = new Map(pages.map((key) => [key, withLazyParts(key)]));
const users = (part) => pages.filter((key) => needs.get(key).has(part));
const ofShell = lazyPartsOfShell();
const exclusive = (key) =>
  [...needs.get(key)].filter((part) => users(part).length === 1 && !ofShell.has(part));
/** Of these what the page cannot be shown without; the rest comes when a tab or a dialog opens. */
const atOnce = (key) => exclusive(key).filter((part) => closure(key).has(part));
const shared = Object.keys(manifest).filter((part) => users(part).length > 1 || ofShell.has(part));

/** How much more the first load is in each other language, whose build has a list of its own. */
const languageRows = readdirSync(path.join(dist, '.vite'))
  .map((name) => /^manifest\.([a-z]{2})\.json$/.exec(name)?.[1])
  .filter((language) => language !== undefined)
  .map((language) => {
    const files = JSON.parse(
      readFileSync(path.join(dist, `.vite/manifest.${language}.json`), 'utf8'),
    );
    const needed = closure(issuesKey, closure(entryKey, new Set(), files), files);
    const kb = [...needed].reduce((sum, key) => sum + brotliKb(files[key].file), 0);
    return [`first load in ${language} beyond the English one`, kb - scriptsKb(first), 1.2];
  });

/** What a worker keeps on a device: how many files, how many of them by requests of their own, the pack. */
function installOf(worker) {
  const listed = read(worker)
    .toString()
    .match(/(?<=["`])(?:assets\/[\w-]+\.\w+|[\w-]+\.(?:html|js|css|svg))(?=["`])/gu);
  const pack = listed.find((file) => file.endsWith('.json'));
  const packed = JSON.parse(read(pack));
  const files = listed.filter((file) => file !== pack);
  return { pack, files, alone: files.filter((file) => !Object.hasOwn(packed, file)) };
}

const installRows = readdirSync(dist)
  .filter((name) => /^serviceWorker(?:\.[a-z]{2})?\.js$/u.test(name))
  .flatMap((worker) => {
    const { pack, files, alone } = installOf(worker);
    return [
      [`requests of an install by ${worker}`, alone.length + 1, 20, 'requests'],
      [`files kept by ${worker}`, files.length, 222, 'files'],
      [`pack of ${worker}`, brotliKb(pack), 430],
    ];
  });

const rows = [
  ...languageRows,
  ...installRows,
  ['first load of /issues', scriptsKb(first), 140],
  ['map with its worker', scriptsKb(own(mapKey, beyondMap)) + brotliKb(mapWorker), 90],
  ['rules for phone numbers', scriptsKb(own(phonesKey, beyondMap)), 27],
  ['worker', brotliKb('serviceWorker.js'), 20.5],
  ...pages.flatMap((key) => [
    [`route ${path.basename(key, '.tsx')}`, scriptsKb(atOnce(key)), key === issueKey ? 22 : 18],
    [
      `route ${path.basename(key, '.tsx')} with all that opens later`,
      scriptsKb(exclusive(key)),
      key === issueKey ? 38 : 31,
    ],
  ]),
  ...shared.map((key) => [`shared part ${manifest[key].name}`, scriptsKb([key]), 20]),
  ['map loaded where none is shown', first.has(mapKey) ? 1 : 0, 0],
  ['circles of files', countCircles(), 0],
];

let isWithin = true;
for (const [name, size, limit, unit = 'kB'] of rows) {
  if (size > limit) isWithin = false;
  const mark = size > limit ? 'OVER' : 'ok  ';
  console.log(`${mark} ${name}: ${size.toFixed(unit === 'kB' ? 1 : 0)} of ${limit} ${unit}`);
}
process.exitCode = isWithin ? 0 : 1;
