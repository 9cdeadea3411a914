const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//u, '');

/**
 * Whether the client holds this very answer, by its `If-None-Match`. Not Koa's `context.fresh`,
 * which gives up on `Cache-Control: no-cache`: fetch adds that whenever a script asks with a tag of
 * its own.
 */
export function isHeld(ifNoneMatch: string, etag: string): boolean {
  if (etag === '' || ifNoneMatch === '') return false;
  return ifNoneMatch.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag));
}
