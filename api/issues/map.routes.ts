import { canonicalJson } from '#api/database/canonicalJson.ts';
import { createGate } from '#api/platform/gates.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { Handlers } from '#api/http/handler.ts';
import { cachedJson } from '#api/http/events/sharedCache.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import type { StoredFile } from '#api/platform/ports.ts';
import { getMapTile } from './getMapTile.sql.ts';
import { touchesTile } from './touchedLists.rules.ts';
import type { Tile } from '#schema/places/geo.ts';

/** A large area has thousands of tiles to measure: one area at a time, and addresses take turns. */
const inTurn = createGate({ atOnce: 1 });

/** The built-in data changes only with a new version of the server. */
const DATA_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

function fileReply(file: StoredFile, contentType: string) {
  const headers: Record<string, string> = {
    'Content-Type': contentType,
    'Cache-Control': DATA_CACHE,
    ETag: file.etag,
  };
  return { bytes: file.bytes, headers };
}

function ensureTile({ z, x, y }: Tile): void {
  if (x < 2 ** z && y < 2 ** z) return;
  throw new Refusal('tile_not_found');
}

export const mapRoutes = {
  async getMapTile({ params, query, services }) {
    ensureTile(params);
    const key = `map ${params.z}/${params.x}/${params.y} ${canonicalJson(query)}`;
    const { database, site, shared } = services;
    const read = async () =>
      cachedJson(JSON.stringify(await getMapTile(database, params, query, site.money())));
    return { cached: await shared.get(key, read, touchesTile(params)) };
  },

  async measureMapArea({ query, call, services }) {
    const measure = () => services.mapData.measureStreets(query.bbox);
    return { body: await inTurn(addressGroup(call.ip), measure) };
  },

  async getBasemapTile({ params, services }) {
    const { source, z, x, y } = params;
    const tile = await services.mapData.tile(source, z, x, y);
    if (tile === null) throw new Refusal('tile_not_found');
    const { bytes, headers } = fileReply(tile, 'application/vnd.mapbox-vector-tile');
    if (tile.encoding === 'gzip') headers['Content-Encoding'] = 'gzip';
    return { bytes, headers };
  },

  async getOverviewPack({ services }) {
    return fileReply(await services.mapData.overviewPack(), 'application/octet-stream');
  },

  async getGazetteer({ services }) {
    return fileReply(await services.mapData.gazetteer(), 'text/plain; charset=utf-8');
  },
} satisfies Partial<Handlers>;
