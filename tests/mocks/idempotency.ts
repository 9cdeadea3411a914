import { Refusal } from '#api/domain/refusal.ts';
import type { MockWorld } from './mockWorld.ts';
import { sha256Hex } from './sha256Hex.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
const JSON_TYPE = 'application/json; charset=utf-8';

export type Replied = { response: Response; isRepeat: boolean };

/**
 * Looks a request up by its Idempotency-Key: the stored answer when it was done before, else
 * `store` to keep the answer about to be given. Throws Refusal `malformed_idempotency_key` or
 * `idempotency_key_reused`. A request without a key is served and not kept.
 */
export async function repliedBefore(
  world: MockWorld,
  request: Request,
  { scope, body }: { scope: string; body: string },
): Promise<{ reply: Replied | null; store(response: Response): Promise<void> }> {
  const key = request.headers.get('idempotency-key');
  if (key === null) return { reply: null, store: async () => {} };
  if (!UUID.test(key)) throw new Refusal('malformed_idempotency_key');
  const id = `${scope} ${key.toLowerCase()}`;
  const requestHash = await sha256Hex(
    `${request.method} ${new URL(request.url).pathname}\n${body}`,
  );
  const found = world.state.replies.get(id);
  if (found && found.requestHash !== requestHash) throw new Refusal('idempotency_key_reused');
  const store = async (response: Response) => {
    const text = await response.clone().text();
    world.state.replies.set(id, { requestHash, status: response.status, text });
  };
  return { reply: found ? { response: replay(found), isRepeat: true } : null, store };
}

function replay({ status, text }: { status: number; text: string }): Response {
  if (status === 204) return new Response(null, { status });
  return new Response(text, { status, headers: { 'content-type': JSON_TYPE } });
}
