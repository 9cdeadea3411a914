import type { Source } from 'pmtiles';

export function memorySource(name: string, bytes: Uint8Array): Source {
  return {
    getKey: () => name,
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  };
}
