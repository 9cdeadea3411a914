import { randomBytes } from 'node:crypto';
import session from 'koa-session';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import type { SessionStore } from '#api/database/sessionStore.ts';

export const SESSION_COOKIE = 'trybe.sid';
const DAY_MS = 24 * 60 * 60 * 1000;
const ID_BYTES = 32;

/**
 * Sign-in by a cookie that names a row in the database, so that signing out ends it on every
 * process. Only the user's id is stored. Renewed when half of its time is over.
 */
export function createSession(
  app: Koa,
  store: SessionStore,
  site: { isHttps: boolean; days: number },
): Middleware {
  const load = session(
    {
      key: SESSION_COOKIE,
      maxAge: site.days * DAY_MS,
      httpOnly: true,
      sameSite: 'lax',
      secure: site.isHttps,
      signed: false,
      renew: true,
      genid: () => randomBytes(ID_BYTES).toString('base64url'),
      store,
    },
    app,
  ) as unknown as Middleware;
  return (context, next) => {
    // Behind a proxy that ends TLS the connection itself is plain; the cookie stays secure.
    context.cookies.secure = site.isHttps;
    return load(context, next);
  };
}

/** Signs a person in under a fresh session id, so that an id planted before is worth nothing. */
export async function startSession(context: Context, userId: string): Promise<void> {
  const current = context.session;
  if (!current) return;
  current.userId = userId;
  await current.regenerate();
}

/** Ends the session on every process. */
export function endSession(context: Context): void {
  context.session = null;
}

/** The id of the session that a request came in; null for none. */
export function sessionIdOf(context: Context): string | null {
  return context.cookies.get(SESSION_COOKIE, { signed: false }) ?? null;
}

/** The user of an event stream, which must not load or renew the session itself. */
export async function readSessionUser(
  context: Context,
  store: SessionStore,
): Promise<string | null> {
  const id = sessionIdOf(context);
  if (id === null) return null;
  const found = await store.get(id);
  const userId = found?.userId;
  return typeof userId === 'string' ? userId : null;
}
