const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//u, '');

/**
 * Compares `If-None-Match`. Unlike Koa's `context.fresh` it ignores `Cache-Control: no-cache`,
 * which fetch adds whenever a script sends its own tag.
 */
export function isNotModified(ifNoneMatch: string, etag: string): boolean {
  if (etag === '' || ifNoneMatch === '') return false;
  return ifNoneMatch.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag));
}
