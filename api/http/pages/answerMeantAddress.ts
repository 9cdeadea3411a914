import type { Middleware } from 'koa';
import { meantAddress } from '#schema/site/meantAddress.ts';

/** Redirects links of mails and addresses that people type to the pages they mean. */
export const answerMeantAddress: Middleware = async (context, next) => {
  if (context.method !== 'GET' && context.method !== 'HEAD') return next();
  const meant = meantAddress(context.url);
  if (meant === null) return next();
  context.redirect(meant);
  // The address may hold a token, which must reach neither caches nor the Referer header.
  context.set('Cache-Control', 'no-store');
  context.set('Referrer-Policy', 'no-referrer');
  context.body = null;
  context.status = 302;
  return undefined;
};
