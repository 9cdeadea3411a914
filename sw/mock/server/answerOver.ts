import { problemAnswer } from '#api/http/errors.ts';
import { createServeEndpoint } from '#api/http/serveEndpoint.ts';
import type { Services } from '#api/http/services.ts';
import { handlers } from '#api/startup/handlers.ts';
import type { SessionCarrier } from './cookieCarrier.ts';
import { toCall, toResponse } from './fetchCall.ts';
import { matchEndpoint } from './matchEndpoint.ts';
import { openMockSession } from './openMockSession.ts';

export type Answerer = (request: Request) => Promise<Response>;

/** The server's own code for the whole contract; its errors go to `report`. */
export function answerOver(
  services: Services,
  carrier: SessionCarrier,
  report: (error: unknown) => void,
): Answerer {
  const serve = createServeEndpoint(handlers, services);
  return async (request) => {
    const cookies = new Headers();
    const session = openMockSession(services.sessions, carrier.read(request), (id) =>
      carrier.write(id, cookies),
    );
    const call = await toCall(request, session, report);
    const answer = await Promise.resolve()
      .then(() => serve(matchEndpoint(call.method, call.path), call))
      .catch((error: unknown) => {
        const problem = problemAnswer(error);
        if (problem.status === 500) report(error);
        return problem;
      });
    const response = toResponse(request, answer, services.events);
    for (const text of cookies.getSetCookie()) response.headers.append('set-cookie', text);
    return response;
  };
}
