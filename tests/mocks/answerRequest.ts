import { getResponse } from 'msw';
import { mockHandlers } from './mockHandlers.ts';
import type { MockWorld } from './mockWorld.ts';
import { problemResponse } from './problemResponse.ts';

/**
 * Answers a call of the API from a world. Rejects with TypeError, as fetch does, where the chosen
 * scenario breaks the connection.
 */
export async function answerRequest(world: MockWorld, request: Request): Promise<Response> {
  // The library's path matching throws at such an address instead of passing it on.
  if (!isDecodable(new URL(request.url).pathname)) return problemResponse('invalid_request');
  const response = await getResponse(mockHandlers(world), request);
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
