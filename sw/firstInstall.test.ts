import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addressesOf,
  addressOf,
  BUILD,
  CORE,
  FILES,
  LATER,
  ORIGIN,
  PACK,
  packText,
  PAGE,
  page,
  script,
  textOf,
} from '#tests/support/device/builtApp.ts';
import { fakeCaches } from '#tests/support/device/fakeCaches.ts';
import { keepAppFiles } from './appFiles.ts';

const stores = new Map<string, Map<string, Response>>();
const kept = () => [...(stores.get('trybe-app')?.keys() ?? [])].toSorted();
let asked: string[] = [];

function serve(answers: Record<string, () => Response> = {}): void {
  vi.stubGlobal('fetch', async (request: string) => {
    const url = new URL(request).pathname.slice(1);
    asked.push(url);
    if (answers[url]) return answers[url]();
    return url === PAGE.url ? page(200, '<div id="root">')() : script(textOf(url))();
  });
}

beforeEach(() => {
  stores.clear();
  asked = [];
  vi.stubGlobal('caches', fakeCaches(stores));
  vi.stubGlobal('location', new URL(`${ORIGIN}/serviceWorker.js`));
});
afterEach(() => void vi.unstubAllGlobals());

/** A pack whose first `lines` lines have arrived; the rest follows, or the line breaks. */
function serveSlowly(lines: number) {
  const pack = packText(LATER);
  const begun = pack.split('\n').slice(0, lines).join('\n');
  const line = new TransformStream<Uint8Array, Uint8Array>();
  const writer = line.writable.getWriter();
  const send = (text: string) => void writer.write(new TextEncoder().encode(text));
  serve({ [PACK]: () => new Response(line.readable) });
  send(`${begun}\n`);
  return {
    finish: () => {
      send(pack.slice(begun.length + 1));
      return writer.close();
    },
    cut: () => writer.abort(new Error('The line broke')),
  };
}

const theRest = LATER.slice(1).map((url) => `${ORIGIN}/${url}`);

describe('the first install on a slow line', () => {
  it('is ready for reports before the rest has come, which goes on coming', async () => {
    const line = serveSlowly(2);
    const files = keepAppFiles(BUILD);
    await files.installCore();
    expect(kept()).toEqual(expect.arrayContaining([addressOf(PAGE), `${ORIGIN}/${CORE}`]));
    expect(kept()).not.toEqual(expect.arrayContaining(theRest));
    await line.finish();
    await files.install();
    expect(kept()).toEqual(addressesOf(FILES));
    expect(asked.toSorted()).toEqual([PACK, 'assets/index-1.js', 'index.html']);
  });

  it.each([1, 2, 3])('fetches nothing again that came before a cut at line %d', async (lines) => {
    const line = serveSlowly(lines);
    const all = keepAppFiles(BUILD).install();
    await expect
      .poll(() => kept().filter((url) => url.includes('/assets/')).length)
      .toBe(lines === 1 ? 1 : lines + 1);
    await line.cut();
    await all;
    expect(asked.filter((url) => LATER.includes(url))).toEqual(LATER.slice(lines - 1));
    expect(asked.filter((url) => url === PACK)).toHaveLength(1);
    expect(kept()).toEqual(addressesOf(FILES));
  });

  it('goes on file by file in a worker that starts after the cut', async () => {
    const line = serveSlowly(2);
    const dead = keepAppFiles(BUILD).install();
    await expect.poll(() => kept()).toContain(`${ORIGIN}/${CORE}`);
    serve({ 'assets/bbbbbbbb.js': page(503) });
    await line.cut();
    await expect(dead).rejects.toThrow('bbbbbbbb');
    asked = [];
    serve();
    // The browser has lost most of it meanwhile: a new pack would pay off.
    for (const url of ['assets/index-1.js', CORE])
      stores.get('trybe-app')?.delete(`${ORIGIN}/${url}`);
    await keepAppFiles(BUILD).install();
    expect(asked).not.toContain(PACK);
    expect(kept()).toEqual(addressesOf(FILES));
  });

  it('does not end before a file that every page needs has come', async () => {
    serve({ [PACK]: () => new Response(packText(LATER)), 'assets/index-1.js': page(503) });
    await expect(keepAppFiles(BUILD).installCore()).rejects.toThrow('index-1.js');
  });
});
