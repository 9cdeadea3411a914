import { http, type HttpHandler } from 'msw';
import type { EndpointDefinition, OutputOf, ResponseOf } from '#schema/defineEndpoint.ts';
import { ENDPOINTS, type Operation } from '#schema/contract/endpoints.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { problemResponse } from './problemResponse.ts';

type Given<E extends EndpointDefinition> = {
  request: Request;
  params: { [Name in keyof OutputOf<E, 'params'>]: string };
};

/** A body, a refusal by code, any response, or undefined: the server answers. */
type Instead<E extends EndpointDefinition> =
  | { body: ResponseOf<E> }
  | { refusal: ErrorCode }
  | Response
  | undefined;

type Override<E extends EndpointDefinition> = (given: Given<E>) => Instead<E> | Promise<Instead<E>>;

/**
 * Overrides one operation of the contract; unknown names and wrong bodies do not compile:
 *
 * mockOperation('getIssue', ({ params }) => params.id === LOST ? { refusal: 'issue_not_found' } :
 * undefined)
 */
export function mockOperation<O extends Operation>(
  operation: O,
  override: Override<(typeof ENDPOINTS)[O]>,
): HttpHandler {
  const { method, path, status }: EndpointDefinition = ENDPOINTS[operation];
  const register = http[method.toLowerCase() as Lowercase<typeof method>];
  return register(`*${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`, async ({ request, params }) => {
    const answer = await override({ request, params } as Given<(typeof ENDPOINTS)[O]>);
    if (answer instanceof Response) answer.headers.set(MARK_HEADER, MARK);
    if (answer === undefined || answer instanceof Response) return answer;
    if ('refusal' in answer) return problemResponse(answer.refusal);
    const init = { status, headers: { [MARK_HEADER]: MARK } };
    return status === 204 ? new Response(null, init) : Response.json(answer.body, init);
  });
}
