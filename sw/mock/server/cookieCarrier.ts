import { SESSION_COOKIE } from '#api/http/cookieName.ts';

/** Where the session of a request is read, and written with its answer. */
export type SessionCarrier = {
  read(request: Request): string | null;
  write(id: string | null, headers: Headers): void;
};

/** Sessions as the real server carries them: for tests, where each person has a cookie jar. */
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
