import type { Middleware } from 'koa';
import { findPageMeta } from './pageMeta.ts';
import { meantAddress } from '#schema/site/meantAddress.ts';

/** Punctuation of the text around a link. */
const BEHIND = /(?:[.,;:!?)\]>'"*_~/]|%(?:22|29|3E|5D|E2%80%9[9D]|C2%BB|D8%8C))+$/iu;

/** A page typed with capitals, as phones start a word, or followed by punctuation; null: unchanged. */
function plainPage({ path, search }: { path: string; search: string }): string | null {
  const plain = path.replace(BEHIND, '').toLowerCase();
  return plain !== path && findPageMeta(plain) !== undefined ? plain + search : null;
}

/** Redirects links from mails, and addresses that people type, to the pages they mean. */
export const answerMeantAddress: Middleware = async (context, next) => {
  if (context.method !== 'GET' && context.method !== 'HEAD') return next();
  const meant = meantAddress(context.url) ?? plainPage(context);
  if (meant === null) return next();
  context.redirect(meant);
  // The address may hold a token, which must reach neither caches nor the Referer header.
  context.set('Cache-Control', 'no-store');
  context.set('Referrer-Policy', 'no-referrer');
  context.body = null;
  context.status = 302;
  return undefined;
};
