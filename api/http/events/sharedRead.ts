import { Refusal } from '#api/platform/access.rules.ts';
import type { Call } from '../call.ts';
import type { Services } from '../services.ts';
import type { IsTouched } from '#api/platform/touched.rules.ts';
import { cachedJson, type CachedJson } from './sharedCache.ts';

type Asked = { services: Services; call: Call };

/** Not to be kept by anybody: it is for this reader alone. */
const FOR_ONE = { 'Cache-Control': 'no-store' };

/**
 * An answer that is equal for all, from the shared cache. What it refuses to everybody it may give to a
 * reader with a session, who is not asked for unless it is refused: a hidden case to its people.
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
