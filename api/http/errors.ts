import { RateLimited } from '#api/domain/rateLimited.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { Answer } from '#api/http/call.ts';
import { problemOf, type Problem } from '#schema/errors.ts';

/** The database is away, full, or about to be replaced by another: nothing is wrong with the request. */
const AWAY = new Set([
  // Ended by an operator or a crash, starting, dropped, idle for too long; only reads; full.
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  '25006',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The driver says these without a code. */
const AWAY_TEXT =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:was closed|has encountered a connection error)|Query runner already released)/u;

function isAway(error: unknown): boolean {
  const code = codeOf(error);
  // Class 08: the connection failed.
  if (code !== undefined) return AWAY.has(code) || /^08\w{3}$/u.test(code);
  const { driverError } = (error ?? {}) as { driverError?: unknown };
  return [error, driverError].some((one) => one instanceof Error && AWAY_TEXT.test(one.message));
}

/** Worth another try in a second. */
const SOON_OVER = new Set<Problem['code']>(['busy', 'unavailable', 'payment_unavailable']);

/** The seconds after which a refused request may be tried again, where they can be told. */
export function retryAfterSecondsOf(error: unknown): number | undefined {
  if (error instanceof RateLimited) return error.retryAfterS;
  return SOON_OVER.has(problemOfError(error).code) ? 1 : undefined;
}

/** The address is known, but not with this method; `allow` goes out as `Allow`. */
export class MethodNotAllowed extends Refusal {
  readonly allow: string;

  constructor(methods: Iterable<string>) {
    super('method_not_allowed');
    this.allow = [...methods].join(', ');
  }
}

/** The only place where an error becomes an answer. Unknown ones become 500 and are logged. */
export function problemOfError(error: unknown): Problem {
  if (error instanceof Refusal) return problemOf(error.code, error.errors);
  if (isAway(error)) return problemOf('unavailable');
  const code = codeOf(error);
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

function headersOf(error: unknown): Record<string, string> {
  if (error instanceof MethodNotAllowed) return { Allow: error.allow };
  const seconds = retryAfterSecondsOf(error);
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) };
}

/** An error as problem+json (RFC 9457). */
export function problemAnswer(error: unknown): Extract<Answer, { body: unknown }> {
  const problem = problemOfError(error);
  const headers = {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headersOf(error),
  };
  return { status: problem.status, headers, body: JSON.stringify(problem) };
}

/** What may be logged of an unexpected error: never the parameters of its SQL, which are personal. */
export function loggable(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  return { name: error.name, message: error.message, code: codeOf(error), stack: error.stack };
}
