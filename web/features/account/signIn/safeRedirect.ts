const ANY_ORIGIN = 'https://trybe.invalid';

/**
 * The path to go to after sign-in, or '/' for anything that is not a path of this site: an address
 * handed in by a link must never send a person who just typed a password to somebody else's page.
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target?.startsWith('/')) return '/';
  try {
    const url = new URL(target, ANY_ORIGIN);
    // A path such as `/.//host` is cleaned into `//host`, which is another site again.
    const isForeign = url.origin !== ANY_ORIGIN || url.pathname.startsWith('//');
    const isLoop = url.pathname === '/auth' || url.pathname.startsWith('/auth/');
    return isForeign || isLoop ? '/' : `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}
