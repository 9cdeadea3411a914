import { problemResponse } from './problemResponse.ts';
import { FLAKY_EVERY, type Scenario } from './scenarios.ts';

/** `Response.error()` stands for a broken connection: the caller's fetch rejects. */
export type Faults = {
  /** A delay or a failure before the server; undefined: none. */
  before(request: Request): Promise<Response | undefined>;
  after(request: Request, response: Response): Response;
};

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
