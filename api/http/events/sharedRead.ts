import { Refusal } from '#api/platform/access.rules.ts';
import type { Call } from '../call.ts';
import type { Services } from '../services.ts';
import type { IsTouched } from '#api/platform/touched.rules.ts';
import { cachedJson, type CachedJson } from './sharedCache.ts';

type Asked = { services: Services; call: Call };

/** Must not be cached: it is for this reader only. */
const FOR_ONE = { 'Cache-Control': 'no-store' };

/**
 * A response that is the same for everybody, from the shared cache. Only if that is refused is the session
 * read: a reader with one may be allowed to see it, such as the people of a hidden case.
 */
export async function shareRead(
  { services, call }: Asked,
  { key, isTouched }: { key: string; isTouched?: IsTouched },
  read: (readerId: string | null) => Promise<string>,
): Promise<{ cached: CachedJson } | { json: string; headers: Record<string, string> }> {
  try {
    const readForAll = async () => cachedJson(await read(null));
    return { cached: await services.shared.get(key, readForAll, isTouched) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const readerId = await call.session.readUserId();
    if (readerId === null) throw error;
    return { json: await read(readerId), headers: FOR_ONE };
  }
}
