import { createHash } from 'node:crypto';
import { HOUR_MS } from '#schema/durations.ts';

const KEPT_MAX = 100;
const AT_ONCE_MAX = 8;
/** Paintings of one page within `PAINTINGS_MS`. */
const PAINTINGS_MAX = 4;
const PAINTINGS_MS = 8_000;

type Options = { keptMax?: number; atOnceMax?: number; clockMs?: () => number };

export type PaintCache<Page> = {
  /** Whether a page was painted so often recently that it is not even read. */
  rests: (name: string) => boolean;
  /**
   * The cached page for this content, or the result of `paint`; null while too many are being
   * painted. `name` identifies the page across changes of its content.
   */
  keep: (
    name: string,
    content: string,
    now: Date,
    paint: () => Promise<Page>,
  ) => Promise<Page | null>;
};

/**
 * Caches the latest 100 painted pages by content, so that changes elsewhere cost no painting, and until the
 * next full hour at most: pages show remaining times. While eight are being painted, further readers get the
 * app, which renders itself, so that crawlers do not delay people. Likewise for a page that changes all the
 * time: otherwise each message would cost a painting of its case.
 */
export function createPaintCache<Page>({
  keptMax = KEPT_MAX,
  atOnceMax = AT_ONCE_MAX,
  clockMs = () => performance.now(),
}: Options = {}): PaintCache<Page> {
  const kept = new Map<string, Promise<Page>>();
  /** When each page was last painted, the latest painting last. */
  const paintedMs = new Map<string, number[]>();
  let paintingCount = 0;

  const paintedLately = (name: string) =>
    (paintedMs.get(name) ?? []).filter((atMs) => clockMs() - atMs < PAINTINGS_MS);

  function notePainting(name: string): void {
    const times = [...paintedLately(name), clockMs()];
    paintedMs.delete(name);
    paintedMs.set(name, times);
    if (paintedMs.size > keptMax) paintedMs.delete(paintedMs.keys().next().value ?? '');
  }

  async function begin(paint: () => Promise<Page>): Promise<Page> {
    paintingCount += 1;
    try {
      return await paint();
    } finally {
      paintingCount -= 1;
    }
  }

  async function keep(name: string, content: string, now: Date, paint: () => Promise<Page>) {
    const hour = Math.floor(now.getTime() / HOUR_MS);
    const key = `${hour} ${createHash('sha256').update(content).digest('base64url')}`;
    const known = kept.get(key);
    if (!known && paintingCount >= atOnceMax) return null;
    if (!known) notePainting(name);
    const page = known ?? begin(paint);
    kept.delete(key);
    kept.set(key, page);
    if (kept.size > keptMax) kept.delete(kept.keys().next().value ?? '');
    page.catch(() => kept.delete(key));
    return page;
  }

  return { rests: (name) => paintedLately(name).length >= PAINTINGS_MAX, keep };
}
