import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import type { Language } from '#schema/languages/languages.ts';
import { FEATURED_ISSUES } from '#schema/limits.ts';
import { findPageMeta, type IssuePreview } from './pageMeta.ts';

export type PaintedPage = { html: string; links: string; styles: string; data: string };

/** `preview`: for the page of an issue, from the data it was painted with. */
type PaintedPreview = PaintedPage & { preview?: IssuePreview };

/** Null: this page is not painted. */
export type PaintPage = (
  path: string,
  origin: string,
  language: Language,
) => Promise<PaintedPreview | null>;

/**
 * Inlined in a painted page, because each would cost a round trip: the theme script, the style of
 * background and fonts, the script that starts the app.
 */
type InlinedFile = 'theme' | 'ground' | 'start';

/** The painted pages with issues, and which part of the list each shows. */
export const FIRST_LISTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '/': { pageSize: FEATURED_ISSUES },
  '/issues': { page: 1 },
};

/** Painted without data. */
const TEXT_PATHS: ReadonlySet<string> = new Set([
  '/faq',
  '/about',
  '/how-it-works',
  '/terms',
  '/privacy',
  '/accessibility',
  '/help',
  '/verification-process',
  '/join-us',
]);
/** Spelled as in the app, which would otherwise load the issue again. */
const ISSUE_PATH = /^\/issues\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

/** Part of the list of issues, one issue, the map's, or only the page's own text. */
export type PaintSubject =
  | { kind: 'list'; query: Readonly<Record<string, number>> }
  | { kind: 'issue'; id: string }
  | { kind: 'map' }
  | { kind: 'text' };

export function findPaintSubject(path: string): PaintSubject | null {
  const query = Object.hasOwn(FIRST_LISTS, path) ? FIRST_LISTS[path] : undefined;
  if (query) return { kind: 'list', query };
  const id = ISSUE_PATH.exec(path)?.[1];
  if (id !== undefined) return { kind: 'issue', id };
  if (path === '/map') return { kind: 'map' };
  return TEXT_PATHS.has(findPageMeta(path)?.path ?? '') ? { kind: 'text' } : null;
}

const THEME_SCRIPT = '<script src="/theme.js"></script>';
const GROUND_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/u;
const PRELOADS = /<link rel="modulepreload"[^>]*>\s*/gu;
const APP_SCRIPT = /<script type="module"[^>]*src="[^"]+"[^>]*><\/script>/u;
const ROOT = '<div id="root"></div>';
/** The notice and script for a page that stays empty. */
const MISSING_CODE = /<p id="missing-code"[\s\S]*?<\/p>\s*<script[^>]*><\/script>\s*/u;
/**
 * The theme's script loads them at once, except on a slow connection: there they wait, like lazy pictures.
 */
const IMAGE_LINK = /<link rel="preload" as="image"/gu;
const [EAGER, LAZY] = [' loading="eager"', ' loading="lazy"'];
const STYLE = /^<style[^>]*>([\s\S]*)<\/style>$/u;

export const groundHref = (page: string): string | null => GROUND_LINK.exec(page)?.[1] ?? null;

export const hashText = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export type Inlined = { styles: readonly string[]; scripts: readonly string[] };

export type BuildFiles = {
  read: (file: InlinedFile) => Promise<string>;
  /** Dependencies first. */
  app: readonly string[];
  page: readonly string[];
};

/**
 * Inserts the painted content and returns the hashes of inlined parts. Null: the page was built
 * differently and is sent unchanged. Rejects if a file cannot be read.
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
  const joinPaths = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');
  const starter = `<script data-app="${joinPaths(app)}" data-page="${joinPaths(page)}">${start}</script>`;
  const looks = [`<style>${ground}</style>`, painted.styles].join('\n    ');
  const early = painted.links.replaceAll(IMAGE_LINK, '$& media="not all"');
  // As a function: "$&" in user text must not be a replacement pattern.
  const text = html
    .replaceAll(PRELOADS, '')
    .replace(APP_SCRIPT, '')
    .replace(MISSING_CODE, '')
    .replace(THEME_SCRIPT, () => `${early}<script data-app="${joinPaths(app)}">${theme}</script>`)
    .replace(GROUND_LINK, () => looks)
    .replace(ROOT, () => `<div id="root">${painted.html.replaceAll(EAGER, LAZY)}</div>`)
    .replace('</body>', () => `${data}${starter}\n  </body>`);
  const inlined = { styles: [ground, styles].map(hashText), scripts: [theme, start].map(hashText) };
  return { text, inlined };
}

/** Extends the content policy by the inlined parts only. */
export function allowInlined(context: Context, { styles, scripts }: Inlined): void {
  const policy = context.response.get('Content-Security-Policy');
  const withStyles = policy.replace("style-src 'self'", `style-src 'self' ${styles.join(' ')}`);
  context.set('Content-Security-Policy', `${withStyles};script-src 'self' ${scripts.join(' ')}`);
}
