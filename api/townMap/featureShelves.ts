import GeoJSONVT from 'geojson-vt';
import { findTile, splitAtDateLine, type Bounds } from '#schema/places/geo.ts';
import { packFeature, POINT, POLYGON, unpackFeature, type MapFeature } from './mapFeature.ts';
import { measureBounds, PER_DEGREE, simplifyLine } from './shapes.ts';
import { Spool, type SpoolState } from './spool.ts';
import { toGeoJson } from './toGeoJson.ts';

/** First zoom of the archive: below it the built-in overview is drawn. */
export const FIRST_ZOOM = 8;
export const NEAR_ZOOM = 12;
export const LAST_ZOOM = 14;

/** Larger features are cut first, instead of being stored whole on each shelf. */
const SHELVES_MAX = 24;
/** Share of a tile kept beyond its edge: lines are drawn wider than they are. */
const MARGIN = 1 / 32;
/** About 4 m: the precision of tiles of the zoom before `NEAR_ZOOM`. */
const FAR_TOLERANCE = 400;
const CUT_EXTENT = 65_536;

export type ShelvesState = { far: SpoolState; near: SpoolState };
type Shelf = { z: number; x: number; y: number };

export class FeatureShelves {
  readonly #far: Spool;
  readonly #near: Spool;

  /** `saved`: an earlier state of the same shelves. */
  constructor(folder: string, saved?: ShelvesState) {
    this.#far = new Spool(`${folder}/far`, saved?.far);
    this.#near = new Spool(`${folder}/near`, saved?.near);
  }

  save(): ShelvesState {
    return { far: this.#far.save(), near: this.#near.save() };
  }

  add(feature: MapFeature): void {
    this.#put(NEAR_ZOOM, feature);
    if (feature.minZoom >= NEAR_ZOOM) return;
    const parts =
      feature.shape === POINT
        ? feature.parts
        : feature.parts.map((part) => simplifyLine(part, FAR_TOLERANCE));
    const least = feature.shape === POLYGON ? 8 : 2;
    if ((parts[0]?.length ?? 0) >= least)
      this.#put(FIRST_ZOOM, { ...feature, parts: parts.filter((part) => part.length >= least) });
  }

  /** Features of a tile, with a margin beyond its edges. */
  *read({ z, x, y }: Shelf): Generator<MapFeature> {
    for (const bytes of this.#of(z).read(shelfKey(z, x, y))) yield unpackFeature(bytes);
  }

  close(): void {
    this.#far.close();
    this.#near.close();
  }

  #of(z: number): Spool {
    return z === NEAR_ZOOM ? this.#near : this.#far;
  }

  #put(z: number, feature: MapFeature): void {
    const { west, south, east, north } = measureBounds(feature.parts);
    const margin = (MARGIN * 360) / 2 ** z;
    const first = findTile({ latitude: north + margin, longitude: west - margin }, z);
    const last = findTile({ latitude: south - margin, longitude: east + margin }, z);
    if ((last.x - first.x + 1) * (last.y - first.y + 1) > SHELVES_MAX) {
      this.#putCut(z, feature);
      return;
    }
    const bytes = packFeature(feature);
    for (let x = first.x; x <= last.x; x += 1) {
      for (let y = first.y; y <= last.y; y += 1) this.#of(z).add(shelfKey(z, x, y), bytes);
    }
  }

  #putCut(z: number, feature: MapFeature): void {
    const index = new GeoJSONVT(toGeoJson(feature), {
      maxZoom: z,
      indexMaxZoom: z,
      indexMaxPoints: 0,
      tolerance: 0,
      extent: CUT_EXTENT,
      buffer: CUT_EXTENT * MARGIN,
    });
    for (const tile of index.tileCoords.filter((one) => one.z === z)) {
      for (const cut of index.getTileRaw(z, tile.x, tile.y)?.features ?? []) {
        if (cut.type === 4 || cut.type === 1) continue;
        const parts = cut.geometry.map((ring) => fromTile(ring, tile));
        this.#of(z).add(shelfKey(z, tile.x, tile.y), packFeature({ ...feature, parts }));
      }
    }
  }
}

export function* tilesIn(bounds: Bounds, z: number): Generator<Shelf> {
  for (const { west, south, east, north } of splitAtDateLine(bounds)) {
    const first = findTile({ latitude: north, longitude: west }, z);
    const last = findTile({ latitude: south, longitude: east }, z);
    for (let y = first.y; y <= last.y; y += 1) {
      for (let x = first.x; x <= last.x; x += 1) yield { z, x, y };
    }
  }
}

function shelfKey(z: number, x: number, y: number): number {
  return y * 2 ** z + x;
}

function fromTile(ring: ArrayLike<number>, tile: Shelf): number[] {
  const size = 2 ** tile.z;
  const part: number[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const x = (ring[i]! / CUT_EXTENT + tile.x) / size;
    const y = (ring[i + 1]! / CUT_EXTENT + tile.y) / size;
    const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
    part.push(Math.round((x * 360 - 180) * PER_DEGREE), Math.round(latitude * PER_DEGREE));
  }
  return part;
}
