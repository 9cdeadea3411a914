import { sha256 } from './outbox/sha256.ts';

/** `revision`: prefix of the SHA-256 of the response body. */
export type AppFile = { url: string; revision: string };

type BuildFile = AppFile & { key: string };

const STORE = 'trybe-app';
const AT_ONCE = 6;
const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };

/**
 * Caches the app's files, all of one build. The list begins with what every page loads, up to the
 * page itself; then comes what form and outbox need, then the pack, then the rest. The pack contains
 * the text of most files, so that a first install takes one request instead of nearly two hundred.
 * Each file is stored as it arrives, and a truncated pack is not requested again: on a bad line only
 * its beginning would ever arrive. An update fetches only missing files, one by one.
 *
 * Only files with the build's revision are stored: captive portals and proxies answer in the
 * server's name, and one such page in place of the app's would replace the app at every address.
 */
export function keepAppFiles(list: readonly AppFile[]) {
  const all = list.map(describe);
  const pack = all.find(({ url }) => url.endsWith('.json'));
  const files = all.filter((file) => file !== pack);
  const core = pack ? all.slice(0, all.indexOf(pack)) : files;
  const fileAt = (address: string) => {
    const { href } = new URL(address, location.href);
    return files.find(({ url }) => url === href);
  };
  /** Keys of cached files verified since a page was opened. */
  const sound = new Set<string>();
  let running: { ready: Promise<void>; whole: Promise<void> } | undefined;

  /** Starts an installation, or joins the running one. */
  function run() {
    if (running) return running;
    let onCore = () => {};
    const coreKept = new Promise<void>((resolve) => (onCore = resolve));
    const whole = keepMissing(onCore).finally(() => (running = undefined));
    const ready = Promise.race([coreKept, whole]);
    // Callers see the rejection of the promise they await; this only keeps it from being reported as
    // unhandled.
    ready.catch(() => undefined);
    running = { ready, whole };
    return running;
  }

  async function keepMissing(onCore: () => void): Promise<void> {
    const cache = await caches.open(STORE);
    const missing = new Set(files);
    await Promise.all(
      files.map(async (file) => {
        const kept = await cache.match(file.key);
        if (kept && (await fits(kept, file))) missing.delete(file);
      }),
    );
    const look = () => core.every((file) => !missing.has(file)) && onCore();
    const keep = async (file: BuildFile, answer: Response): Promise<void> => {
      await cache.put(file.key, answer);
      missing.delete(file);
      look();
    };
    const fetchEach = async (queue: BuildFile[]): Promise<void> => {
      const next = async (): Promise<void> => {
        for (let file = queue.shift(); file; file = queue.shift())
          if (missing.has(file)) await keep(file, await fetchFile(file));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
    };
    look();
    // The pack pays off only if most of its files are needed.
    if (pack && missing.size > files.length / 2 && !(await cache.match(pack.key))) {
      // In parallel with the pack, which saves a slow line round trips.
      const first = fetchEach(
        files.slice(0, files.findIndex(({ url }) => url.endsWith('.html')) + 1),
      );
      first.catch(() => undefined);
      let begun: Promise<void> | undefined;
      await readPack(pack.url, async (url, text) => {
        const file = fileAt(url);
        const answer = new Response(text, { headers: SCRIPT });
        if (!file || !(await fits(answer, file))) return;
        await (begun ??= cache.put(pack.key, new Response()));
        await keep(file, answer);
      });
      await first;
    }
    await fetchEach([...missing]);
    if (pack) await cache.delete(pack.key);
  }

  return {
    /** False in development. */
    hasFiles: files.length > 0,

    /** The cache key of an app file; undefined for other addresses. */
    keyOf: (url: string): string | undefined => fileAt(url)?.key,

    /** The cached file; if the browser has lost or damaged it, it is fetched and stored again. */
    async answer(key: string, request: Request): Promise<Response> {
      const kept = await caches.match(key, { cacheName: STORE });
      const file = files.find((candidate) => candidate.key === key);
      // The page is the whole app, so it is verified at each use.
      const isLookedAt = sound.has(key) && !file?.url.endsWith('.html');
      if (kept && (!file || isLookedAt || (await fits(kept, file)))) {
        sound.add(key);
        return kept;
      }
      if (!file) return fetch(request);
      try {
        const answer = await fetchFile(file);
        const cache = await caches.open(STORE);
        await cache.put(key, answer.clone()).catch(() => undefined);
        return answer;
      } catch {
        // The server may have a newer build. Answered as without a worker, and not stored.
        return fetch(request);
      }
    },

    /** Whether a page and the scripts it loads first are stored undamaged. */
    async isStartable(page: string): Promise<boolean> {
      sound.clear();
      const cache = await caches.open(STORE);
      const keptText = async (url: string): Promise<string | null> => {
        const file = fileAt(url);
        const kept = file && (await cache.match(file.key));
        if (!kept || !(await fits(kept, file))) return null;
        sound.add(file.key);
        return await kept.text();
      };
      const html = (await keptText(page)) ?? '';
      const scripts = html.matchAll(/(?:src|href)="(?<url>[^"]+\.js)"/gu);
      const texts = await Promise.all(
        [...scripts].map(({ groups }) => keptText(groups?.url ?? '')),
      );
      return html !== '' && texts.every((text) => text !== null);
    },

    /** Rejects if a file is unavailable; stored ones stay. */
    install: () => run().whole,

    /** Resolves once form and outbox work without network; `install` continues with the rest. */
    installCore: () => run().ready,

    /** Deletes files of other builds, once no page needs them. */
    async forgetOthers(): Promise<void> {
      const cache = await caches.open(STORE);
      const wanted = new Set(all.map(({ key }) => key));
      const others = (await cache.keys()).filter(({ url }) => !wanted.has(url));
      await Promise.all(others.map((key) => cache.delete(key)));
    },
  };
}

/** Files below `assets/` have the hash of their content in their name. */
function describe({ url: path, revision }: AppFile): BuildFile {
  const isHashed = path.startsWith('assets/');
  const { href: url } = new URL(path, location.href);
  return { url, revision, key: isHashed ? url : `${url}?revision=${revision}` };
}

/** Passes on each file as soon as it has arrived; ends early if the rest is unavailable. */
async function readPack(
  url: string,
  onFile: (url: string, text: string) => Promise<void>,
): Promise<void> {
  try {
    const { body } = await fetch(url);
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      // One file a line.
      const lines = (text + part.value).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines.filter((one) => one.includes(':'))) {
        const [file] = Object.entries<string>(JSON.parse(`{${line.replace(/,$/u, '')}}`));
        if (file) await onFile(...file);
      }
    }
  } catch {
    // The files that did not come are fetched one by one.
  }
}

/** Rejects if the response is not the expected file. */
async function fetchFile({ url, key, revision }: BuildFile): Promise<Response> {
  // The second attempt bypasses the browser's HTTP cache, which may hold a wrong response.
  for (const cache of key === url ? (['default', 'reload'] as const) : (['reload'] as const)) {
    const answer = await fetch(url, { cache });
    if (!(await fits(answer, { revision }))) continue;
    // Browsers reject redirected responses for pages, and some static hosts redirect.
    return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
  }
  throw new Error(`The server answered with something else than ${url}`);
}

async function fits(answer: Response, { revision }: Pick<AppFile, 'revision'>): Promise<boolean> {
  return (await sha256(await answer.clone().arrayBuffer())).startsWith(revision);
}
