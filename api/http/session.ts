import { randomBytes } from 'node:crypto';
import session from 'koa-session';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import type { SessionStore } from '#api/database/sessionStore.ts';
import type { CallSession } from './call.ts';
import { cookieName, SESSION_COOKIE } from './cookieName.ts';
import { DAY_MS } from '#schema/durations.ts';

const ID_BYTES = 32;

export type SessionSettings = { isHttps: boolean; days: number };

export type OpenSession = (context: Context) => CallSession;

/**
 * The cookie names a row in the database, so that signing out works on every process. Renewed when half of
 * its lifetime is over.
 */
export function createSession(
  app: Koa,
  store: SessionStore,
  { isHttps, days }: SessionSettings,
): OpenSession {
  const key = cookieName(SESSION_COOKIE, isHttps);
  const load = session(
    {
      key,
      maxAge: days * DAY_MS,
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps,
      signed: false,
      renew: true,
      // Event streams must neither load nor renew the session.
      autoCommit: false,
      genid: () => randomBytes(ID_BYTES).toString('base64url'),
      store,
    },
    app,
  ) as unknown as Middleware;
  return (context) => {
    const id = context.cookies.get(key, { signed: false }) || null;
    return {
      id,
      async readUserId() {
        await load(context, () => Promise.resolve());
        const current = context.session;
        await current?.manuallyCommit();
        const userId: unknown = current?.userId;
        return typeof userId === 'string' ? userId : null;
      },
      async signIn(userId, { device, isStrong }) {
        const current = context.session;
        if (!current) return;
        current.userId = userId;
        current.device = device;
        current.isStrong = isStrong;
        await current.regenerate();
      },
      async signOut() {
        const current = context.session;
        if (id === null || !current) return;
        context.session = null;
        await current.manuallyCommit();
      },
    };
  };
}
