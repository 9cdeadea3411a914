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
    const keep = createPaintCache<string>();
    const paint = painter();
    expect(await keep('one', NOW, paint)).toBe('paint 1');
    expect(await keep('one', NOW, paint)).toBe('paint 1');
    expect(await keep('another', NOW, paint)).toBe('paint 2');
  });

  it('are painted anew every hour, because they say how much time is left', async () => {
    const keep = createPaintCache<string>();
    const paint = painter();
    await keep('one', NOW, paint);
    expect(await keep('one', LATER, paint)).toBe('paint 2');
  });

  it('are a bounded number: the one unused for longest goes', async () => {
    const keep = createPaintCache<string>({ keptMax: 2 });
    const paint = painter();
    for (const content of ['one', 'two', 'one', 'three']) await keep(content, NOW, paint);
    expect(await keep('one', NOW, paint)).toBe('paint 1');
    expect(await keep('two', NOW, paint)).toBe('paint 4');
  });

  it('do not hold up the server: over the limit the reader paints, and later it is painted', async () => {
    const keep = createPaintCache<string>({ atOnceMax: 1 });
    const paint = painter();
    const [first, second] = await Promise.all([keep('one', NOW, paint), keep('two', NOW, paint)]);
    expect([first, second]).toEqual(['paint 1', null]);
    expect(await keep('two', NOW, paint)).toBe('paint 2');
  });

  it('forget a painting that failed', async () => {
    const keep = createPaintCache<string>();
    await expect(keep('one', NOW, () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    expect(await keep('one', NOW, painter())).toBe('paint 1');
  });
});
