/**
 * The mock's library keeps cookies in localStorage, which a worker does not have. Must be loaded
 * before it, since it looks for localStorage while loading.
 */
const memory = new Map<string, string>();

Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  },
});
