import { FIRST_LISTS } from './firstPaint.ts';
import { findPageMeta } from './pageMeta.ts';

export type BuildManifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: readonly string[] }
>;

const MODULES: Record<string, string> = {
  '/': 'features/pages/home/HomePage.tsx',
  '/issues': 'features/issues/list/IssuesPage.tsx',
  '/map': 'features/map/MapPage.tsx',
  '/auth': 'features/account/signIn/AuthPage.tsx',
  '/faq': 'features/pages/faq/FaqPage.tsx',
  '/about': 'features/pages/about/AboutPage.tsx',
  '/how-it-works': 'features/pages/howItWorks/HowItWorksPage.tsx',
  '/terms': 'features/pages/terms/TermsPage.tsx',
  '/privacy': 'features/pages/privacy/PrivacyPage.tsx',
  '/accessibility': 'features/pages/accessibility/AccessibilityPage.tsx',
  '/help': 'features/pages/help/HelpPage.tsx',
  '/verification-process': 'features/pages/verification/VerificationPage.tsx',
  '/join-us': 'features/pages/joinUs/JoinUsPage.tsx',
};
const ISSUE_MODULE = 'features/issue/IssuePage.tsx';

/** The page's first request, spelled exactly: any other response would be wasted. */
function firstQuestion(path: string): string | undefined {
  const list = Object.entries(FIRST_LISTS[path] ?? {}).map(([name, value]) => `${name}=${value}`);
  return list.length === 0 ? undefined : `/api/issues?${list.join('&')}`;
}

/** Adds a chunk's files in order of dependency. */
function addFiles(
  manifest: BuildManifest,
  key: string,
  files: Set<string>,
  above: readonly string[] = [],
): void {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file) || above.includes(key)) return;
  for (const imported of chunk.imports ?? []) addFiles(manifest, imported, files, [...above, key]);
  files.add(chunk.file);
}

const knownAppFiles = new WeakMap<BuildManifest, readonly string[]>();

export function appFiles(manifest: BuildManifest): readonly string[] {
  const known = knownAppFiles.get(manifest);
  if (known) return known;
  const files = new Set<string>();
  for (const [key, chunk] of Object.entries(manifest))
    if (chunk.isEntry) addFiles(manifest, key, files);
  const found = [...files];
  knownAppFiles.set(manifest, found);
  return found;
}

const findModule = (path: string): string | undefined =>
  /^\/issues\/[^/]+$/u.test(path) ? ISSUE_MODULE : MODULES[findPageMeta(path)?.path ?? path];

/**
 * Files of one page beyond the app's own, dependencies first; none for pages that are rarely entered
 * directly.
 */
export function pageFiles(manifest: BuildManifest, path: string): string[] {
  const key = findModule(path);
  if (key === undefined) return [];
  const ofApp = appFiles(manifest);
  const files = new Set(ofApp);
  addFiles(manifest, key, files);
  return [...files].slice(ofApp.length);
}

/**
 * Preloads a page's code and first data together with the app's: otherwise each step of the chain
 * costs a round trip. `search`: the query; with one the page requests other data.
 */
export function preloadLinks(
  manifest: BuildManifest,
  path: string | null,
  search: string,
): string[] {
  if (path === null || findModule(path) === undefined) return [];
  const scripts = pageFiles(manifest, path).map(
    (file) => `<link rel="modulepreload" href="/${file}" />`,
  );
  const question =
    findModule(path) === ISSUE_MODULE
      ? `/api${path}`
      : search === ''
        ? firstQuestion(path)
        : undefined;
  if (question === undefined) return scripts;
  return [
    ...scripts,
    `<link rel="preload" as="fetch" href="${question}" crossorigin="use-credentials" />`,
  ];
}
