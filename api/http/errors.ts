import { databaseCode, isUnavailable } from '#api/database/connection/isUnavailable.ts';
import { StoreUnavailable } from '#api/platform/storeUnavailable.rules.ts';
import { RateLimited, Refusal } from '#api/platform/access.rules.ts';
import type { Answer } from './call.ts';
import type { Problem } from '#schema/errors.ts';
import { makeProblem } from '#schema/problem.ts';

/** Retrying after a second may succeed. */
const SOON_OVER = new Set<Problem['code']>(['busy', 'unavailable', 'payment_unavailable']);

export function findRetryAfter(error: unknown): number | undefined {
  if (error instanceof RateLimited) return error.retryAfterS;
  return SOON_OVER.has(problemOfError(error).code) ? 1 : undefined;
}

/** `allow` becomes the `Allow` header. */
export class MethodNotAllowed extends Refusal {
  readonly allow: string;

  constructor(methods: Iterable<string>) {
    super('method_not_allowed');
    this.allow = [...methods].join(', ');
  }
}

/** The only place where errors become responses. Unknown ones become 500 and are logged. */
export function problemOfError(error: unknown): Problem {
  if (error instanceof Refusal) return makeProblem(error.code, error.errors);
  if (isUnavailable(error) || error instanceof StoreUnavailable) return makeProblem('unavailable');
  const code = databaseCode(error);
  // The row is locked by another transaction; nothing has been done.
  if (code === '55P03' || code === '40001' || code === '40P01') return makeProblem('busy');
  return makeProblem('internal');
}

function errorHeaders(error: unknown): Record<string, string> {
  if (error instanceof MethodNotAllowed) return { Allow: error.allow };
  const seconds = findRetryAfter(error);
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) };
}

/** As problem+json (RFC 9457), with the request id if there is one. */
export function problemAnswer(
  error: unknown,
  requestId?: string,
): Extract<Answer, { body: unknown }> {
  const problem: Problem = { ...problemOfError(error), requestId };
  const headers = {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...errorHeaders(error),
  };
  return { status: problem.status, headers, body: JSON.stringify(problem) };
}

/** Never the parameters of its SQL, which are personal. */
export function loggable(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  return {
    name: error.name,
    message: error.message,
    code: databaseCode(error),
    stack: error.stack,
  };
}
