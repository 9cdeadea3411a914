import type { Context } from 'koa';

/**
 * The origin the request was sent to, unlike `context.origin`, which in Koa 3 is the Origin header.
 * The Host header is untrusted, so anything but a plain host is replaced before it becomes part of
 * a link.
 */
export function requestOrigin(context: Context): string {
  const host = /^[\w.:[\]-]+$/u.test(context.host) ? context.host : 'localhost';
  return `${context.protocol}://${host}`;
}
