import type { EndpointDefinition, ResponseOf } from '#schema/defineEndpoint.ts';
import { isMarked } from '#schema/mark.ts';
import { ApiError, NetworkError } from '#web/net/callErrors.ts';

/**
 * As `call`, for one that takes bytes as they are and has no parameters. Throws `ApiError` for a refusal
 * and `NetworkError` when the server did not answer.
 */
export async function sendBytes<const E extends EndpointDefinition>(
  endpoint: E,
  bytes: ArrayBuffer,
  { mime, idempotencyKey }: { mime: string; idempotencyKey: string },
): Promise<ResponseOf<E>> {
  const response = await fetch(endpoint.path, {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Content-Type': mime,
      'Idempotency-Key': idempotencyKey,
    },
    body: bytes,
  }).catch((error: unknown) => {
    throw new NetworkError({ cause: error });
  });
  if (!response.ok) throw await ApiError.from(response);
  if (!isMarked(response.headers)) throw new NetworkError();
  return (await response.json()) as ResponseOf<E>;
}
