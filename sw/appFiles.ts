import { sha256 } from './outbox/sha256.ts';

/** `revision`: prefix of the SHA-256 of the response body. */
export type AppFile = { url: string; revision: string };

type BuildFile = AppFile & { key: string; isHashed: boolean };

const STORE = 'trybe-app';
/** Caches of earlier versions of the app. */
const FORMER_STORE = /^workbox-precache/u;
const AT_ONCE = 6;
const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };

/**
 * Caches the app's files, all of one build. The pack contains the text of most files, so that a
 * first install takes one request instead of nearly two hundred. An update fetches only missing
 * files, one by one.
 *
 * Only files with the build's revision are stored: captive portals and proxies answer in the
 * server's name, and one such page in place of the app's would replace the app at every address.
 */
export function keepAppFiles(list: readonly AppFile[]) {
  const all = list.map(describe);
  const pack = all.find(({ url }) => url.endsWith('.json'));
  const files = all.filter((file) => file !== pack);
  const keys = new Map(files.map(({ url, key }) => [url, key]));
  /** Keys of cached files verified since a page was opened. */
  const sound = new Set<string>();

  return {
    /** Not in development. */
    hasFiles: files.length > 0,

    /** The cache key of an app file; undefined for other addresses. */
    keyOf: (url: string): string | undefined => keys.get(new URL(url, location.href).href),

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

    /** Whether a page and the scripts it begins with are here, whole. */
    async isStartable(page: string): Promise<boolean> {
      sound.clear();
      const cache = await caches.open(STORE);
      const byUrl = new Map(files.map((file) => [file.url, file]));
      const keptText = async (url: string): Promise<string | null> => {
        const file = byUrl.get(new URL(url, location.href).href);
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
    async install(): Promise<void> {
      const cache = await caches.open(STORE);
      const isKept = await Promise.all(
        files.map(async (file) => {
          const kept = await cache.match(file.key);
          return kept !== undefined && (await fits(kept, file));
        }),
      );
      const missing = files.filter((_, index) => !isKept[index]);
      // The pack pays off only if most of its files are needed.
      const isNew = missing.length > files.length / 2;
      const texts = isNew && pack ? await unpack(pack.url) : new Map<string, string>();
      const keepNext = async (): Promise<void> => {
        for (let file = missing.shift(); file; file = missing.shift()) {
          const packed = new Response(texts.get(file.url), { headers: SCRIPT });
          await cache.put(file.key, (await fits(packed, file)) ? packed : await fetchFile(file));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
    },

    /** Deletes files of other builds, once no page needs them. */
    async forgetOthers(): Promise<void> {
      const cache = await caches.open(STORE);
      const wanted = new Set(keys.values());
      const others = (await cache.keys()).filter(({ url }) => !wanted.has(url));
      await Promise.all(others.map((key) => cache.delete(key)));
      const former = (await caches.keys()).filter((name) => FORMER_STORE.test(name));
      await Promise.all(former.map((name) => caches.delete(name)));
    },
  };
}

/** Files below `assets/` have the hash of their content in their name. */
function describe({ url: path, revision }: AppFile): BuildFile {
  const isHashed = path.startsWith('assets/');
  const { href: url } = new URL(path, location.href);
  return { url, revision, key: isHashed ? url : `${url}?revision=${revision}`, isHashed };
}

/** By address; empty if the pack is unavailable: then files are fetched one by one. */
async function unpack(url: string): Promise<Map<string, string>> {
  try {
    const answer = await fetch(url);
    const texts = (await answer.json()) as Record<string, string>;
    return new Map(
      Object.entries(texts).map(([file, text]) => [new URL(file, location.href).href, text]),
    );
  } catch {
    return new Map();
  }
}

/** Rejects if the response is not the expected file. */
async function fetchFile({ url, isHashed, revision }: BuildFile): Promise<Response> {
  // The second attempt bypasses the browser's HTTP cache, which may hold a wrong response.
  for (const cache of isHashed ? (['default', 'reload'] as const) : (['reload'] as const)) {
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
