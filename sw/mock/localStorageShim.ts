/**
 * The mock's library keeps cookies in localStorage, which a worker does not have. Has to be loaded
 * before that library: it looks for localStorage while it is being loaded.
 */
const memory = new Map<string, string>();

Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  },
});
