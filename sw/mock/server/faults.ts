import { problemResponse } from './problemResponse.ts';
import { FLAKY_EVERY, type Scenario } from './scenarios.ts';

/** `Response.error()` stands for a connection that broke: the caller's fetch rejects. */
export type Faults = {
  /** What happens to a call before the server hears of it: time passes, a failure, or nothing. */
  before(request: Request): Promise<Response | undefined>;
  /** What becomes of an answer on its way back. */
  after(request: Request, response: Response): Response;
};

/** Whatever the chosen scenario lets go wrong. */
export function createFaults(current: () => Scenario): Faults {
  let callCount = 0;
  const lostKeys = new Set<string>();
  return {
    async before(request) {
      const { fault, delayMs } = current();
      callCount += 1;
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (fault === 'offline') return Response.error();
      if (new URL(request.url).pathname === '/api/events') return undefined;
      if (fault === 'server_errors') return problemResponse('internal');
      if (fault === 'flaky' && callCount % FLAKY_EVERY === 0) {
        return problemResponse('unavailable', undefined, { 'retry-after': '1' });
      }
      return undefined;
    },
    after(request, response) {
      const key = request.headers.get('idempotency-key');
      const isLost = current().fault === 'reply_lost' && response.ok && key !== null;
      if (!isLost || lostKeys.has(key)) return response;
      lostKeys.add(key);
      return Response.error();
    },
  };
}
