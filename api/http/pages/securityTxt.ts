import type { Context, Middleware } from 'koa';
import { DAY_MS } from '#schema/durations.ts';

export type SecurityTxtSource = {
  findOrigin: (context: Context) => string;
  /** A mailto: or https address; null: there is none, and no file. */
  contact: () => string | null;
  /** The languages they read, the preferred one first. */
  languages: () => readonly string[];
  now: () => Date;
};

const PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year; a running server always returns a date this far ahead. */
const VALID_DAYS = 180;

/** Whom to tell of a vulnerability (RFC 9116). */
export function answerSecurityTxt(source: SecurityTxtSource): Middleware {
  return async (context, next) => {
    if (context.path !== PATH) return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    const contact = source.contact();
    if (contact === null) return next();
    const expires = new Date(source.now().getTime() + VALID_DAYS * DAY_MS);
    expires.setUTCHours(0, 0, 0, 0);
    context.set('Cache-Control', 'public, max-age=3600');
    context.type = 'text/plain; charset=utf-8';
    context.body = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${source.languages().join(', ')}`,
      `Canonical: ${source.findOrigin(context)}${PATH}`,
      '',
    ].join('\n');
    return undefined;
  };
}
