import type { Context } from 'koa';

/**
 * The origin that a request was sent to. Not `context.origin`: in Koa 3 that is the Origin header,
 * which says where it came from. A Host header is anybody's text, so one that is no plain host is
 * replaced before it becomes part of a link.
 */
export function requestOrigin(context: Context): string {
  const host = /^[\w.:[\]-]+$/u.test(context.host) ? context.host : 'localhost';
  return `${context.protocol}://${host}`;
}
