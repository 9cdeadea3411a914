import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { signInWithPasskey } from '#schema/people/passkeys.ts';
import { finishProviderSignIn } from '#schema/people/signInProvider.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { login } from '#schema/people/user.ts';

const SIGN_INS = new Set<unknown>([login.path, signInWithPasskey.path, finishProviderSignIn.path]);
/** A wrong name or password, a rejected passkey or provider answer, and too many attempts. */
const SIGN_IN_REFUSED = new Set([401, 422, 429]);

/** Refusals of cross-site requests, of strangers, and of wrong codes. */
const WAYS_AROUND = new Set<unknown>([
  'forbidden',
  'foreign_origin',
  'passkey_required',
  'setup_code_wrong',
  'phone_code_wrong',
] satisfies ErrorCode[]);

/** No user input, no path, no address. */
export type AnsweredRequest = {
  /** The contract's operation; `page` for HTML, `other` for files and health. */
  operation: string;
  status: number;
  /** Until the answer was ready to be sent. */
  seconds: number;
};

export type RequestWatch = {
  observe?: ((request: AnsweredRequest) => void) | undefined;
  /** Set if addresses are wanted for a program that bans them. */
  noteFailedSignIn?: ((address: string) => void) | undefined;
};

/** The format of proxies; too narrow to plant text in the log. */
const REQUEST_ID = /^[\w-]{16,64}$/u;

/** From a trusted proxy, else a new one. */
function readRequestId(context: Context): string {
  const given = context.app.proxy ? context.get('X-Request-Id') : '';
  return REQUEST_ID.test(given) ? given : randomUUID();
}

function findOperation({ state, response }: Context): string {
  const operation: unknown = state.operation;
  if (typeof operation === 'string') return operation;
  return response.is('html') ? 'page' : 'other';
}

/**
 * One line per request: method, route pattern, status, milliseconds, id, and the code of a refusal;
 * before it a warning for failed sign-ins and break-in attempts. Never a body, cookie, query or
 * user input.
 */
export function logRequests(
  logger: Logger,
  { observe, noteFailedSignIn }: RequestWatch = {},
): Middleware {
  return async (context, next) => {
    const startedAt = performance.now();
    const requestId = readRequestId(context);
    context.state.requestId = requestId;
    context.set('X-Request-Id', requestId);
    await next();
    const route: unknown = context.state.routePattern ?? 'file';
    const tookMs = performance.now() - startedAt;
    observe?.({
      operation: findOperation(context),
      status: context.status,
      seconds: tookMs / 1_000,
    });
    const ms = Math.round(tookMs);
    const { status } = context;
    const { code } = context.state as { code?: ErrorCode };
    const isRefusedSignIn = SIGN_IN_REFUSED.has(status) && SIGN_INS.has(route);
    // The operator has to see password guessing, but not whose or from where.
    if (isRefusedSignIn) {
      logger.warn({ status, code, requestId }, 'sign-in failed');
      noteFailedSignIn?.(context.ip);
    } else if (WAYS_AROUND.has(code)) logger.warn({ route, code, requestId }, 'refused');
    logger.info({ method: context.method, route, status, code, ms, requestId });
  };
}
