/**
 * The part of CacheStorage that the worker uses, since Node has none. `stores` is what is kept: by the
 * name of a store, then by address.
 */
export function fakeCaches(stores: Map<string, Map<string, Response>>) {
  const addressOf = (key: Request | string) => (typeof key === 'string' ? key : key.url);
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      match: async (key: Request | string) => kept.get(addressOf(key))?.clone(),
      put: async (key: Request | string, answer: Response) => void kept.set(addressOf(key), answer),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
      delete: async (key: Request | string) => kept.delete(addressOf(key)),
    };
  };
  return {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: Request | string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(addressOf(key))?.clone(),
  };
}
