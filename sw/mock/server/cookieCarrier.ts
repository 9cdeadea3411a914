import { SESSION_COOKIE } from '#api/http/cookieName.ts';

export type SessionCarrier = {
  read(request: Request): string | null;
  write(id: string | null, headers: Headers): void;
};

/** Sessions in cookies, as on the real server: for tests with a cookie jar per person. */
export const cookieCarrier: SessionCarrier = {
  read(request) {
    const cookies = request.headers.get('cookie')?.split(/;\s*/u) ?? [];
    const found = cookies
      .map((cookie) => cookie.split('='))
      .find(([name]) => name === SESSION_COOKIE);
    return found?.[1] || null;
  },
  write(id, headers) {
    const end = id === null ? '; Max-Age=0' : '';
    headers.append(
      'set-cookie',
      `${SESSION_COOKIE}=${id ?? ''}; Path=/; HttpOnly; SameSite=Lax${end}`,
    );
  },
};
