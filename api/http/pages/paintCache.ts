import { createHash } from 'node:crypto';
import { HOUR_MS } from '#schema/durations.ts';

const KEPT_MAX = 100;
const AT_ONCE_MAX = 8;

type Options = { keptMax?: number; atOnceMax?: number };

/**
 * The cached page for this content, or the result of `paint`; null while too many are being
 * painted.
 */
export type PaintCache<Page> = (
  content: string,
  now: Date,
  paint: () => Promise<Page>,
) => Promise<Page | null>;

/**
 * Caches the latest 100 painted pages by content, so that changes elsewhere cost no painting, and
 * until the next full hour at most: pages show remaining times. While eight are being painted,
 * further readers get the app, which renders itself: crawlers must not delay people.
 */
export function createPaintCache<Page>({
  keptMax = KEPT_MAX,
  atOnceMax = AT_ONCE_MAX,
}: Options = {}): PaintCache<Page> {
  const kept = new Map<string, Promise<Page>>();
  let paintingCount = 0;

  async function begin(paint: () => Promise<Page>): Promise<Page> {
    paintingCount += 1;
    try {
      return await paint();
    } finally {
      paintingCount -= 1;
    }
  }

  return async (content, now, paint) => {
    const hour = Math.floor(now.getTime() / HOUR_MS);
    const key = `${hour} ${createHash('sha256').update(content).digest('base64url')}`;
    const known = kept.get(key);
    if (!known && paintingCount >= atOnceMax) return null;
    const page = known ?? begin(paint);
    kept.delete(key);
    kept.set(key, page);
    if (kept.size > keptMax) kept.delete(kept.keys().next().value ?? '');
    page.catch(() => kept.delete(key));
    return page;
  };
}
