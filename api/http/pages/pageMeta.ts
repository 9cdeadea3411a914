import type { Language } from '#schema/languages/languages.ts';
import { pageTexts } from './pageTexts.ts';

/** What the server says about a page before any script runs. */
export type PageMeta = {
  title: string;
  description: string;
  /** The one address of the page; null where there is no page. */
  path: string | null;
  /** Personal pages and missing ones stay out of search engines. */
  isIndexed: boolean;
  /** An absolute path on this site; the picture of the site when null. */
  image: { path: string; width: number; height: number; alt: string } | null;
  status: 200 | 404 | 503;
};

/** Addresses that show the page of another one. */
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
  '/admin/people',
  '/admin/content',
  '/admin/money',
  '/admin/operations',
  '/admin/import',
  '/admin/categories',
  '/admin/record',
  '/mailbox',
]);

/** Pages that a search engine should know; the issues come on top. */
export const INDEXED_PATHS: readonly string[] = Object.keys(pageTexts('en').pages).filter(
  (path) => !PERSONAL.has(path),
);

/** What is said where there is no page. */
export const missingPage = (language: Language): PageMeta => ({
  ...pageTexts(language).missing,
  path: null,
  isIndexed: false,
  image: null,
  status: 404,
});

/** The public page of a person; the page itself says whether there is one. */
const PERSON_PATH = /^\/users\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

const PERSON_PAGE = {
  // What somebody did is open to those who look it up, and nothing to be found by their name.
  isIndexed: false,
  image: null,
  status: 200,
} as const;

/** The page at an address of the route table, also of an alias; undefined for any other one. */
export function pageMetaOf(pathname: string, language: Language = 'en'): PageMeta | undefined {
  const path = (Object.hasOwn(ALIASES, pathname) ? ALIASES[pathname] : undefined) ?? pathname;
  const { pages, person } = pageTexts(language);
  if (PERSON_PATH.test(path)) return { ...PERSON_PAGE, ...person, path };
  if (!Object.hasOwn(pages, path)) return undefined;
  const [title, description] = pages[path as keyof typeof pages];
  return { title, description, path, isIndexed: !PERSONAL.has(path), image: null, status: 200 };
}
