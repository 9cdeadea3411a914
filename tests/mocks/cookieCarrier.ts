import type { SessionCarrier } from './mockWorld.ts';

const COOKIE = 'trybe.sid';

/** Sessions as the real API carries them: for tests, where each person has a cookie jar. */
export const cookieCarrier: SessionCarrier = {
  read(request) {
    const cookies = request.headers.get('cookie')?.split(';') ?? [];
    const found = cookies
      .map((cookie) => cookie.trim().split('='))
      .find(([name]) => name === COOKIE);
    return found?.[1] ?? null;
  },
  newToken: () => crypto.randomUUID(),
  write(token, headers) {
    const end = token === null ? '; Max-Age=0' : '';
    headers.append('set-cookie', `${COOKIE}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax${end}`);
  },
};
