const CODES = new Set([
  // Terminated by an operator or a crash, starting, dropped, idle for too long.
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  // Terminated within a transaction: idle or running for too long.
  '25P03',
  '25P04',
  // Read-only; disk full.
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
 * Errors of the driver that have no code, and TypeORM's if a connection ended between two
 * statements of a transaction.
 */
const TEXT =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:was closed|has encountered a connection error)|Query runner already released|Database connection provided by a query runner was already released)/u;

/** From Node, PostgreSQL or the driver, also when wrapped by TypeORM. */
export function databaseCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  const found = code ?? driverError?.code;
  return typeof found === 'string' ? found : undefined;
}

/**
 * Whether the database is away, full, or about to fail over: the request itself is fine and may be
 * repeated. After a failed commit it is unknown whether it took effect.
 */
export function isUnavailable(error: unknown): boolean {
  const code = databaseCode(error);
  // Class 08: connection failures.
  if (code !== undefined) return CODES.has(code) || /^08\w{3}$/u.test(code);
  const { driverError } = (error ?? {}) as { driverError?: unknown };
  return [error, driverError].some((one) => one instanceof Error && TEXT.test(one.message));
}
