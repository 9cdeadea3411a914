import { http, type HttpHandler } from 'msw';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS, type Operation } from '#schema/endpoints.ts';
import { accountHandlers } from './handlers/accountHandlers.ts';
import { bookHandlers } from './handlers/bookHandlers.ts';
import { deskHandlers } from './handlers/deskHandlers.ts';
import { discussionHandlers } from './handlers/discussionHandlers.ts';
import { imageHandlers } from './handlers/imageHandlers.ts';
import { issueHandlers } from './handlers/issueHandlers.ts';
import { moderationHandlers } from './handlers/moderationHandlers.ts';
import { openRecordHandlers } from './handlers/openRecordHandlers.ts';
import { juryHandlers } from './handlers/juryHandlers.ts';
import { outreachHandlers } from './handlers/outreachHandlers.ts';
import { placeHandlers } from './handlers/placeHandlers.ts';
import { payoutAccountHandlers } from './handlers/payoutAccountHandlers.ts';
import { pledgeHandlers } from './handlers/pledgeHandlers.ts';
import { premiumHandlers } from './handlers/premiumHandlers.ts';
import { proofHandlers } from './handlers/proofHandlers.ts';
import { proposalHandlers } from './handlers/proposalHandlers.ts';
import { siteHandlers } from './handlers/siteHandlers.ts';
import { syncHandlers } from './handlers/syncHandlers.ts';
import { videoHandlers } from './handlers/videoHandlers.ts';
import { userHandlers } from './handlers/userHandlers.ts';
import { mockEndpoint, type MockHandler } from './mockEndpoint.ts';
import type { MockWorld } from './mockWorld.ts';
import { problemResponse } from './problemResponse.ts';

/** One handler per call of the contract: a missing or an extra one does not compile. */
type MockHandlers = { [O in Operation]: MockHandler<(typeof ENDPOINTS)[O]> };

/** A part of the handlers, as one file gives it. */
export type MockHandlersOf<O extends Operation> = Pick<MockHandlers, O>;

const HANDLERS: MockHandlers = {
  ...userHandlers,
  ...issueHandlers,
  ...imageHandlers,
  ...videoHandlers,
  ...discussionHandlers,
  ...pledgeHandlers,
  ...payoutAccountHandlers,
  ...proposalHandlers,
  ...proofHandlers,
  ...juryHandlers,
  ...deskHandlers,
  ...moderationHandlers,
  ...accountHandlers,
  ...placeHandlers,
  ...siteHandlers,
  ...syncHandlers,
  ...bookHandlers,
  ...openRecordHandlers,
  ...premiumHandlers,
  ...outreachHandlers,
};

/** The whole API answered from one world: for `setupServer`, for `getResponse`, for the worker. */
export function mockHandlers(world: MockWorld): HttpHandler[] {
  const operations = Object.keys(ENDPOINTS) as Operation[];
  return [
    ...operations.map((operation) =>
      mockEndpoint<EndpointDefinition>(
        ENDPOINTS[operation],
        HANDLERS[operation] as unknown as MockHandler<EndpointDefinition>,
        world,
      ),
    ),
    http.all('*/api', () => problemResponse('not_found')),
    http.all('*/api/*', ({ request }) => refuseUnknown(request)),
  ];
}

/** What no endpoint answers: 404, or 405 with `Allow` when only the method is wrong. */
function refuseUnknown(request: Request): Response {
  const { pathname } = new URL(request.url);
  const methods = Object.values(ENDPOINTS)
    .filter(({ path }) => isMatch(path, pathname))
    .map(({ method }) => method);
  if (methods.length === 0) return problemResponse('not_found');
  return problemResponse('method_not_allowed', undefined, { allow: methods.join(', ') });
}

function isMatch(pattern: string, pathname: string): boolean {
  const [wanted, given] = [pattern.split('/'), pathname.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part === given[at] || (part.startsWith('{') && given[at] !== ''))
  );
}
