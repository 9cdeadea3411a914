import { RateLimited } from '#api/domain/rateLimited.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { Answer } from '#api/http/call.ts';
import { problemOf, type Problem } from '#schema/errors.ts';

const SHUTTING_DOWN = new Set(['57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET']);

/** Worth another try at once. */
const SOON_OVER = new Set<Problem['code']>(['busy', 'unavailable', 'payment_unavailable']);

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

function headersOf(error: unknown, { code }: Problem): Record<string, string> {
  if (error instanceof RateLimited) return { 'Retry-After': String(error.retryAfterS) };
  if (error instanceof MethodNotAllowed) return { Allow: error.allow };
  return SOON_OVER.has(code) ? { 'Retry-After': '1' } : {};
}

/** An error as problem+json (RFC 9457). */
export function problemAnswer(error: unknown): Extract<Answer, { body: unknown }> {
  const problem = problemOfError(error);
  const headers = {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headersOf(error, problem),
  };
  return { status: problem.status, headers, body: JSON.stringify(problem) };
}

/** What may be logged of an unexpected error: never the parameters of its SQL, which are personal. */
export function loggable(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  return { name: error.name, message: error.message, code: codeOf(error), stack: error.stack };
}
