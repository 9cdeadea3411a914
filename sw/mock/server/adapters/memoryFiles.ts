import type { FileStore } from '#api/platform/ports.ts';

export function memoryFiles(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    delete: async (key) => void files.delete(key),
    get: async (key) => files.get(key) ?? null,
    getRange: async (key, start, end) => files.get(key)?.subarray(start, end) ?? null,
  };
}
