import { sha256 } from './outbox/sha256.ts';

/** A file of the app's build; its revision is how the SHA-256 of what the server sends begins. */
export type AppFile = { url: string; revision: string };

type BuildFile = AppFile & { key: string; isHashed: boolean };

const STORE = 'trybe-app';
/** Where versions of the app before this one kept their files. */
const FORMER_STORE = /^workbox-precache/u;
const AT_ONCE = 6;
const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };

/**
 * The files of the app itself, all of one build, kept on the device. One of them, the pack, is no
 * file of the app: it holds the text of most others, so that a first install is one request and not
 * nearly two hundred. An update fetches by itself each file that the device does not have yet.
 *
 * Only what has the revision of the build is kept: captive portals and proxies answer in the
 * server's name, and one page of theirs in place of the app's would be the app at each address.
 */
export function keepAppFiles(list: readonly AppFile[]) {
  const all = list.map(describe);
  const pack = all.find(({ url }) => url.endsWith('.json'));
  const files = all.filter((file) => file !== pack);
  const keys = new Map(files.map(({ url, key }) => [url, key]));
  /** Keys of kept files that were found whole since the worker started. */
  const sound = new Set<string>();

  return {
    /** Under which key the file at an address is kept; undefined for one that is none of the app. */
    keyOf: (url: string): string | undefined => keys.get(new URL(url, location.href).href),

    /** The kept file; where the browser has lost or spoiled it, the network's, which is kept again. */
    async answer(key: string, request: Request): Promise<Response> {
      const kept = await caches.match(key, { cacheName: STORE });
      const file = files.find((candidate) => candidate.key === key);
      // The page is the whole app, so it is looked at each time, not only before it is kept.
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
        // The server may have a newer build. This is asked as if there were no worker, and not kept.
        return fetch(request);
      }
    },

    /** Keeps every file. Rejects when one is not to be had; what is kept by then stays. */
    async install(): Promise<void> {
      const cache = await caches.open(STORE);
      const isKept = await Promise.all(
        files.map(async (file) => {
          const kept = await cache.match(file.key);
          return kept !== undefined && (await fits(kept, file));
        }),
      );
      const missing = files.filter((_, index) => !isKept[index]);
      // Worth its size only where most of what is in it is wanted.
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

    /** Forgets the files of other builds, once no page needs them. */
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

/** Whatever lies below `assets/` has the hash of what it holds in its name. */
function describe({ url: path, revision }: AppFile): BuildFile {
  const isHashed = path.startsWith('assets/');
  const { href: url } = new URL(path, location.href);
  return { url, revision, key: isHashed ? url : `${url}?revision=${revision}`, isHashed };
}

/** The texts in the pack by their addresses; none when it cannot be had: then each file is fetched. */
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

/** The file as the server has it. Rejects when something else comes in its place. */
async function fetchFile({ url, isHashed, revision }: BuildFile): Promise<Response> {
  // The second time past the browser's own cache, which may have kept what came in its place.
  for (const cache of isHashed ? (['default', 'reload'] as const) : (['reload'] as const)) {
    const answer = await fetch(url, { cache });
    if (!(await fits(answer, { revision }))) continue;
    // A browser does not take a redirected answer for a page; some static hosts redirect.
    return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
  }
  throw new Error(`The server answered with something else than ${url}`);
}

async function fits(answer: Response, { revision }: Pick<AppFile, 'revision'>): Promise<boolean> {
  return (await sha256(await answer.clone().arrayBuffer())).startsWith(revision);
}
