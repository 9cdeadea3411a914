const ANY_ORIGIN = 'https://trybe.invalid';

/**
 * The path after sign-in, or '/' for anything that is not a path of this site: a crafted link must
 * never lead from the password form to another site.
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target?.startsWith('/')) return '/';
  try {
    const url = new URL(target, ANY_ORIGIN);
    // A path such as `/.//host` is normalized to `//host`, which is another site.
    const isForeign = url.origin !== ANY_ORIGIN || url.pathname.startsWith('//');
    const isLoop = url.pathname === '/auth' || url.pathname.startsWith('/auth/');
    return isForeign || isLoop ? '/' : `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}
