/** The build's own list of its files: each source with its file and what that imports. */
export type BuildManifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: readonly string[] }
>;

/** The module of each page that people arrive on from elsewhere. */
const MODULES: Record<string, string> = {
  '/': 'features/home/HomePage.tsx',
  '/issues': 'features/issues/IssuesPage.tsx',
  '/map': 'features/map/MapPage.tsx',
  '/auth': 'features/auth/AuthPage.tsx',
  '/faq': 'features/faq/FaqPage.tsx',
};
const ISSUE_MODULE = 'features/issue/IssuePage.tsx';

/** What the page asks first, letter by letter: an answer to another question would be wasted. */
const QUESTIONS: Record<string, string> = {
  '/': '/api/issues?pageSize=3',
  '/issues': '/api/issues?page=1',
};

function filesOf(manifest: BuildManifest, key: string, known: Set<string>): Set<string> {
  const chunk = manifest[key];
  // The entry and what it imports are in the page itself.
  if (!chunk || chunk.isEntry || known.has(chunk.file)) return known;
  known.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, known);
  return known;
}

/**
 * Links that fetch a page's code and first data together with the app's, instead of one after the
 * other: on a slow line each step of that chain costs a round trip. `search` is the query of the
 * address; with one the page asks something else.
 */
export function preloadLinks(
  manifest: BuildManifest,
  path: string | null,
  search: string,
): string[] {
  if (path === null) return [];
  const isIssue = /^\/issues\/[^/]+$/u.test(path);
  const key = isIssue ? ISSUE_MODULE : MODULES[path];
  if (key === undefined) return [];
  const scripts = [...filesOf(manifest, key, new Set())].map(
    (file) => `<link rel="modulepreload" href="/${file}" />`,
  );
  const question = isIssue ? `/api${path}` : search === '' ? QUESTIONS[path] : undefined;
  if (question === undefined) return scripts;
  return [
    ...scripts,
    `<link rel="preload" as="fetch" href="${question}" crossorigin="use-credentials" />`,
  ];
}
