const CODES = new Set([
  // Ended by an operator or a crash, starting, dropped, idle for too long.
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  // Ended in the middle of a transaction: nothing was said in it for too long, or it took too long.
  '25P03',
  '25P04',
  // Only reads; full.
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

/**
 * The driver says these without a code, and TypeORM of whatever is asked in a transaction whose
 * connection ended between two statements.
 */
const TEXT =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:was closed|has encountered a connection error)|Query runner already released|Database connection provided by a query runner was already released)/u;

/** The code that Node, PostgreSQL or the driver gave to an error, also under one of TypeORM's. */
export function databaseCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  const found = code ?? driverError?.code;
  return typeof found === 'string' ? found : undefined;
}

/**
 * Whether the database is away, full, or about to be replaced by another: nothing is wrong with what
 * was asked, and it may be asked again. Of a commit that fails so nobody knows whether it took effect.
 */
export function isUnavailable(error: unknown): boolean {
  const code = databaseCodeOf(error);
  // Class 08: the connection failed.
  if (code !== undefined) return CODES.has(code) || /^08\w{3}$/u.test(code);
  const { driverError } = (error ?? {}) as { driverError?: unknown };
  return [error, driverError].some((one) => one instanceof Error && TEXT.test(one.message));
}
