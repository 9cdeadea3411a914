import { createHash } from 'node:crypto';
import { HOUR_MS } from '#schema/durations.ts';

const KEPT_MAX = 100;
const AT_ONCE_MAX = 8;

type Options = { keptMax?: number; atOnceMax?: number };

/** The cached page with this content, or what `paint` makes of it; null while too many are being painted. */
export type PaintCache<Page> = (
  content: string,
  now: Date,
  paint: () => Promise<Page>,
) => Promise<Page | null>;

/**
 * Keeps the latest 100 painted pages by what they show, so that a change elsewhere on the site costs
 * no painting, and each no longer than to the next full hour: pages say how much time is left. While
 * eight are being painted there is no ninth, and its reader gets the app, which paints itself: robots
 * that ask for every page must not keep people waiting.
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
