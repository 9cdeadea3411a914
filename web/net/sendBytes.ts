import type { EndpointDefinition, ResponseOf } from '#schema/defineEndpoint.ts';
import { isMarked } from '#schema/mark.ts';
import { actorHeaders } from './call.ts';
import { ApiError, NetworkError } from './callErrors.ts';

type Sent = { mime: string; idempotencyKey: string; headers?: Record<string, string> };

/**
 * Like `call`, for a binary body without parameters. Throws `ApiError` for a refusal and
 * `NetworkError` when the server did not answer.
 */
export async function sendBytes<const E extends EndpointDefinition>(
  endpoint: E,
  bytes: ArrayBuffer,
  { mime, idempotencyKey, headers: own }: Sent,
): Promise<ResponseOf<E>> {
  // Outside of `fetch`, as in `call`.
  const headers = new Headers({
    Accept: 'application/json',
    'Content-Type': mime,
    'Idempotency-Key': idempotencyKey,
    ...actorHeaders(),
    ...own,
  });
  const init = { method: endpoint.method, credentials: 'include', headers, body: bytes } as const;
  const response = await fetch(endpoint.path, init).catch((error: unknown) => {
    throw new NetworkError({ cause: error });
  });
  if (!response.ok) throw await ApiError.from(response);
  if (!isMarked(response.headers)) throw new NetworkError();
  return (await response.json()) as ResponseOf<E>;
}
