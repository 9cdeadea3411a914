/** A file of the app's build: its address alone where that has the file's hash in it. */
export type AppFile = string | { url: string; revision: string };

type Kept = { url: string; key: string; isHashed: boolean };

const STORE = 'trybe-app';
/** Where versions of the app before this one kept their files. */
const FORMER_STORE = /^workbox-precache/u;
const AT_ONCE = 6;
const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };

/**
 * The files of the app itself, all of one build, kept on the device. One of them, the pack, is no
 * file of the app: it holds the text of most others, so that a first install is one request and not
 * nearly two hundred. An update fetches by itself each file that the device does not have yet.
 */
export function keepAppFiles(list: readonly AppFile[]) {
  const all = list.map(describe);
  const pack = all.find(({ url }) => url.endsWith('.json'));
  const files = all.filter((file) => file !== pack);
  const keys = new Map(files.map(({ url, key }) => [url, key]));

  return {
    /** Under which key the file at an address is kept; undefined for one that is none of the app. */
    keyOf: (url: string): string | undefined => keys.get(new URL(url, location.href).href),

    /** The kept file, or the network's where the browser has lost it. */
    answer: async (key: string, request: Request): Promise<Response> =>
      (await caches.match(key, { cacheName: STORE })) ?? fetch(request),

    /** Keeps every file. Rejects when one is not to be had; what is kept by then stays. */
    async install(): Promise<void> {
      const cache = await caches.open(STORE);
      const kept = new Set((await cache.keys()).map(({ url }) => url));
      const missing = files.filter(({ key }) => !kept.has(key));
      // Worth its size only where most of what is in it is wanted.
      const isNew = missing.length > files.length / 2;
      const texts = isNew && pack ? await unpack(pack.url) : new Map<string, string>();
      const keepNext = async (): Promise<void> => {
        for (let file = missing.shift(); file; file = missing.shift()) {
          const text = texts.get(file.url);
          const answer =
            text === undefined ? await ask(file) : new Response(text, { headers: SCRIPT });
          await cache.put(file.key, answer);
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

function describe(file: AppFile): Kept {
  const isHashed = typeof file === 'string';
  const { href: url } = new URL(isHashed ? file : file.url, location.href);
  return { url, key: isHashed ? url : `${url}?revision=${file.revision}`, isHashed };
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

/** The file as the server has it. A page in its place, as captive portals put there, is refused. */
async function ask({ url, isHashed }: Kept): Promise<Response> {
  const answer = await fetch(url, { cache: isHashed ? 'default' : 'reload' });
  const isPage = /^text\/html\b/u.test(answer.headers.get('content-type') ?? '');
  if (!answer.ok || (isPage && !url.endsWith('.html')))
    throw new Error(`The server answered ${answer.status} instead of ${url}`);
  // A browser does not take a redirected answer for a page; some static hosts redirect.
  return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
}
