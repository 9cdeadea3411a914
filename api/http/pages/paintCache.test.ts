import { describe, expect, it } from 'vitest';
import { createPaintCache } from './paintCache.ts';

const NOW = new Date('2026-05-20T12:10:00Z');
const LATER = new Date('2026-05-20T13:00:00Z');

function painter() {
  let count = 0;
  return () => Promise.resolve(`paint ${(count += 1)}`);
}

describe('the painted pages that are kept', () => {
  it('are painted once for the same content', async () => {
    const { keep } = createPaintCache<string>();
    const paint = painter();
    expect(await keep('/one', 'one', NOW, paint)).toBe('paint 1');
    expect(await keep('/one', 'one', NOW, paint)).toBe('paint 1');
    expect(await keep('/another', 'another', NOW, paint)).toBe('paint 2');
  });

  it('are painted anew every hour, because they say how much time is left', async () => {
    const { keep } = createPaintCache<string>();
    const paint = painter();
    await keep('/one', 'one', NOW, paint);
    expect(await keep('/one', 'one', LATER, paint)).toBe('paint 2');
  });

  it('are a bounded number: the one unused for longest goes', async () => {
    const { keep } = createPaintCache<string>({ keptMax: 2 });
    const paint = painter();
    for (const content of ['one', 'two', 'one', 'three']) await keep(content, content, NOW, paint);
    expect(await keep('/one', 'one', NOW, paint)).toBe('paint 1');
    expect(await keep('/two', 'two', NOW, paint)).toBe('paint 4');
  });

  it('do not hold up the server: over the limit the reader paints, and later it is painted', async () => {
    const { keep } = createPaintCache<string>({ atOnceMax: 1 });
    const paint = painter();
    const [first, second] = await Promise.all([
      keep('/one', 'one', NOW, paint),
      keep('/two', 'two', NOW, paint),
    ]);
    expect([first, second]).toEqual(['paint 1', null]);
    expect(await keep('/two', 'two', NOW, paint)).toBe('paint 2');
  });

  it('rest while the page changes at every moment, and no other page with it', async () => {
    const clock = { ms: 0 };
    const { keep, rests } = createPaintCache<string>({ clockMs: () => clock.ms });
    const paint = painter();
    let painted = 0;
    for (let change = 0; change < 320; change += 1) {
      clock.ms = change * 50;
      if (rests('/case')) continue;
      await keep('/case', `${change} messages`, NOW, paint);
      painted += 1;
    }
    expect(painted).toBe(8);
    expect([rests('/case'), rests('/other')]).toEqual([true, false]);
    clock.ms += 8_000;
    expect(rests('/case')).toBe(false);
  });

  it('forget a painting that failed', async () => {
    const { keep } = createPaintCache<string>();
    await expect(keep('/one', 'one', NOW, () => Promise.reject(new Error('torn')))).rejects.toThrow(
      'torn',
    );
    expect(await keep('/one', 'one', NOW, painter())).toBe('paint 1');
  });
});
