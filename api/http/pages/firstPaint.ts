import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import type { Language } from '#schema/languages/languages.ts';
import { FEATURED_ISSUES } from '#schema/limits.ts';
import { pageMetaOf } from './pageMeta.ts';

/** A page as the web app paints it for somebody who is not signed in; see `web/renderPage.tsx`. */
export type PaintedPage = { html: string; links: string; styles: string; data: string };

/** Reads what a page shows first and paints it; null where nobody can. */
export type PaintPage = (
  path: string,
  origin: string,
  language: Language,
) => Promise<PaintedPage | null>;

/**
 * Files of the build that a painted page holds in itself, because each would cost it a round trip:
 * the script that sets the theme, the style of ground and fonts, the script that starts the app.
 */
type InlinedFile = 'theme' | 'ground' | 'start';

/** The painted pages that show issues, and which part of their list each shows. */
export const FIRST_LISTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '/': { pageSize: FEATURED_ISSUES },
  '/issues': { page: 1 },
};

/** Pages that are painted from themselves alone. */
const TEXT_PATHS: ReadonlySet<string> = new Set([
  '/faq',
  '/about',
  '/how-it-works',
  '/terms',
  '/privacy',
  '/help',
  '/verification-process',
  '/join-us',
]);
/** As the app itself writes the address: under another spelling it would ask for the issue again. */
const ISSUE_PATH = /^\/issues\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

/** What a painted page shows: part of the list of issues, one issue, the map's, or only its own text. */
export type PaintSubject =
  | { kind: 'list'; query: Readonly<Record<string, number>> }
  | { kind: 'issue'; id: string }
  | { kind: 'map' }
  | { kind: 'text' };

/** What the page at an address shows; null where none is painted. */
export function paintSubjectOf(path: string): PaintSubject | null {
  const query = Object.hasOwn(FIRST_LISTS, path) ? FIRST_LISTS[path] : undefined;
  if (query) return { kind: 'list', query };
  const id = ISSUE_PATH.exec(path)?.[1];
  if (id !== undefined) return { kind: 'issue', id };
  if (path === '/map') return { kind: 'map' };
  return TEXT_PATHS.has(pageMetaOf(path)?.path ?? '') ? { kind: 'text' } : null;
}

const THEME_SCRIPT = '<script src="/theme.js"></script>';
const GROUND_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/u;
const PRELOADS = /<link rel="modulepreload"[^>]*>\s*/gu;
const APP_SCRIPT = /<script type="module"[^>]*src="[^"]+"[^>]*><\/script>/u;
const ROOT = '<div id="root"></div>';
const STYLE = /^<style[^>]*>([\s\S]*)<\/style>$/u;

/** The address of the stylesheet that a page of the build starts with; null when it has none. */
export const groundHref = (page: string): string | null => GROUND_LINK.exec(page)?.[1] ?? null;

/** The source of a content policy that allows exactly this text. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What of a painted page the content policy has to allow. */
export type Inlined = { styles: readonly string[]; scripts: readonly string[] };

/** Where a page of the build has its parts. */
export type BuildFiles = {
  read: (file: InlinedFile) => Promise<string>;
  /** The app's scripts, those that others need first. */
  app: readonly string[];
  /** What the page itself needs of scripts. */
  page: readonly string[];
};

/**
 * The page with its painted content in it, and the hashes of what it holds in itself. Null when the
 * page is not built as expected: it is then sent as it is. Rejects when a file cannot be read.
 */
export async function withFirstPaint(
  html: string,
  painted: PaintedPage,
  { read, app, page }: BuildFiles,
): Promise<{ text: string; inlined: Inlined } | null> {
  const styles = STYLE.exec(painted.styles)?.[1];
  const isAsBuilt = [THEME_SCRIPT, ROOT].every((part) => html.includes(part));
  if (!APP_SCRIPT.test(html) || styles === undefined || !isAsBuilt) return null;
  const [theme, ground, start] = await Promise.all([read('theme'), read('ground'), read('start')]);
  const data = `<script type="application/json" id="first-paint">${painted.data}</script>`;
  const pathsOf = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');
  const starter = `<script data-app="${pathsOf(app)}" data-page="${pathsOf(page)}">${start}</script>`;
  const looks = [`<style>${ground}</style>`, painted.styles, painted.links].join('\n    ');
  // As functions: a "$&" that somebody wrote is text, not an instruction to replace.
  const text = html
    .replaceAll(PRELOADS, '')
    .replace(APP_SCRIPT, '')
    .replace(THEME_SCRIPT, () => `<script>${theme}</script>`)
    .replace(GROUND_LINK, () => looks)
    .replace(ROOT, () => `<div id="root">${painted.html}</div>`)
    .replace('</body>', () => `${data}${starter}\n  </body>`);
  const inlined = { styles: [ground, styles].map(hashOf), scripts: [theme, start].map(hashOf) };
  return { text, inlined };
}

/** Lets the answer's content policy allow what a painted page holds in itself, and nothing else. */
export function allowInlined(context: Context, { styles, scripts }: Inlined): void {
  const policy = context.response.get('Content-Security-Policy');
  const withStyles = policy.replace("style-src 'self'", `style-src 'self' ${styles.join(' ')}`);
  context.set('Content-Security-Policy', `${withStyles};script-src 'self' ${scripts.join(' ')}`);
}
