import type { Position } from '#schema/places/geo.ts';
import type { Language } from '#schema/languages/languages.ts';
import { pageTexts } from './pageTexts.ts';

export type IssuePreview = Position & {
  title: string;
  description: string;
  location: string;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
};

export type PageMeta = {
  title: string;
  description: string;
  /** The canonical address; null: no such page. */
  path: string | null;
  /** False for personal and missing pages. */
  isIndexed: boolean;
  /** An absolute path on this site; null: the site's picture. */
  image: { path: string; width: number; height: number; alt: string } | null;
  status: 200 | 404 | 503;
  /** Machine-readable facts about it; absent or null: none. */
  about?: IssuePreview | null;
};

const ALIASES: Record<string, string> = {
  '/community-guidelines': '/how-it-works',
  '/success-stories': '/about',
  '/mission': '/about',
  '/team': '/about',
  '/contact': '/help',
  '/dispute-resolution': '/terms',
  '/payment-terms': '/terms',
};

const PERSONAL = new Set([
  '/auth',
  '/profile',
  '/mine',
  '/outbox',
  '/decisions',
  '/jury',
  '/desk',
  '/desk/moderation',
  '/payment',
  '/setup',
  '/admin',
  '/admin/settings',
  '/admin/people',
  '/admin/content',
  '/admin/money',
  '/admin/operations',
  '/admin/import',
  '/admin/categories',
  '/admin/bodies',
  '/admin/texts',
  '/admin/record',
  '/mailbox',
]);

export const INDEXED_PATHS: readonly string[] = Object.keys(pageTexts('en').pages).filter(
  (path) => !PERSONAL.has(path),
);

export const missingPage = (language: Language): PageMeta => ({
  ...pageTexts(language).missing,
  path: null,
  isIndexed: false,
  image: null,
  status: 404,
});

/** The page itself decides whether the person exists. */
const PERSON_PATH = /^\/users\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

const PERSON_PAGE = {
  // A person's acts are public by link, but must not be found by name in search engines.
  isIndexed: false,
  image: null,
  status: 200,
} as const;

/** Also for aliases; undefined: unknown address. */
export function findPageMeta(pathname: string, language: Language = 'en'): PageMeta | undefined {
  const path = (Object.hasOwn(ALIASES, pathname) ? ALIASES[pathname] : undefined) ?? pathname;
  const { pages, person } = pageTexts(language);
  if (PERSON_PATH.test(path)) return { ...PERSON_PAGE, ...person, path };
  if (!Object.hasOwn(pages, path)) return undefined;
  const [title, description] = pages[path as keyof typeof pages];
  return { title, description, path, isIndexed: !PERSONAL.has(path), image: null, status: 200 };
}
