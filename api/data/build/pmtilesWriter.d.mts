export type DirectoryEntry = { id: number; runLength: number; offset: number; length: number };
export type Section = { offset: number; length: number };

export function packDirectories(entries: DirectoryEntry[]): { root: Buffer; leaves: Buffer };

export function packHeader(about: {
  sections: [root: Section, metadata: Section, leaves: Section, tiles: Section];
  counts: [tiles: number, entries: number, contents: number];
  zooms: [first: number, last: number];
  bounds: [west: number, south: number, east: number, north: number];
  center: [longitude: number, latitude: number, zoom: number];
  isClustered?: boolean;
}): Buffer;

export function writePmtiles(archive: {
  tiles: { z: number; x: number; y: number; bytes: Uint8Array }[];
  metadata: Record<string, unknown>;
  bounds: [west: number, south: number, east: number, north: number];
  center: [longitude: number, latitude: number, zoom: number];
}): Buffer;
