import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { Refusal } from '#api/domain/refusal.ts';
import { RateLimited } from '#api/http/rateLimits.ts';
import { problemOf, type Problem } from '#schema/errors.ts';

const SHUTTING_DOWN = new Set(['57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET']);

/** Worth another try at once. */
const SOON_OVER = new Set<Problem['code']>(['busy', 'unavailable', 'payment_unavailable']);

/** The only place where an error becomes an answer. Unknown ones become 500 and are logged. */
export function problemOfError(error: unknown): Problem {
  if (error instanceof Refusal) return problemOf(error.code, error.errors);
  const code = codeOf(error);
  if (code !== undefined && SHUTTING_DOWN.has(code)) return problemOf('unavailable');
  // Waited in vain for a lock: the row is being worked on, nothing has been done.
  if (code === '55P03' || code === '40001' || code === '40P01') return problemOf('busy');
  return problemOf('internal');
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  const found = code ?? driverError?.code;
  return typeof found === 'string' ? found : undefined;
}

/** What may be logged of an unexpected error: never the parameters of its SQL, which are personal. */
function loggable(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  return { name: error.name, message: error.message, code: codeOf(error), stack: error.stack };
}

/** Writes a problem as the answer of a call. */
export function sendProblem(context: Context, problem: Problem): void {
  context.status = problem.status;
  context.set('Content-Type', 'application/problem+json; charset=utf-8');
  context.set('Cache-Control', 'no-store');
  context.remove('ETag');
  if (SOON_OVER.has(problem.code)) context.set('Retry-After', '1');
  context.body = JSON.stringify(problem);
}

/** Answers every error below it as problem+json (RFC 9457). */
export function answerErrors(logger: Logger): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      const problem = problemOfError(error);
      if (problem.status === 500) {
        logger.error({ error: loggable(error), requestId: context.state.requestId }, 'failed');
      }
      if (error instanceof RateLimited) context.set('Retry-After', String(error.retryAfterS));
      sendProblem(context, problem);
    }
  };
}
