import { Refusal } from '#api/domain/refusal.ts';
import { locationFallback, searchGazetteer, shortDisplayName } from '#schema/places/gazetteer.ts';
import { SUGGESTIONS_MAX } from '#schema/limits.ts';
import { parseGazetteer, type Gazetteer } from '#schema/places/parseGazetteer.ts';
import { reverseGazetteer } from '#schema/places/reverseGazetteer.ts';
import { basemapTile, measureStreets, overviewPack } from '../basemap.ts';
import { liveIssues } from '../issueAccess.ts';
import { mapTileOf } from '../mapTile.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { MockWorld } from '../mockWorld.ts';
import { presentIssue } from '../presentIssue.ts';

const gazetteers = new WeakMap<MockWorld, Promise<Gazetteer>>();

/** Read once per world: parsing takes longer than every search together. */
function gazetteerOf(world: MockWorld): Promise<Gazetteer> {
  const known = gazetteers.get(world);
  if (known) return known;
  const read = world
    .files('gazetteer.txt')
    .then((bytes) => parseGazetteer(new TextDecoder().decode(bytes)));
  gazetteers.set(world, read);
  return read;
}

const STATIC = { 'cache-control': 'public, max-age=86400' };

/** The map: issues in tiles, the built-in basemap, and places by name. */
export const placeHandlers: MockHandlersOf<
  | 'getMapTile'
  | 'measureMapArea'
  | 'getBasemapTile'
  | 'getOverviewPack'
  | 'getGazetteer'
  | 'geocode'
  | 'reverseGeocode'
> = {
  getMapTile({ world, params, query, request }) {
    const size = 2 ** params.z;
    if (params.x >= size || params.y >= size) throw new Refusal('tile_not_found');
    const { origin } = new URL(request.url);
    const issues = liveIssues(world).map((row) => presentIssue(row, origin));
    return mapTileOf(issues, params, query);
  },

  measureMapArea({ world, query }) {
    return measureStreets(world.files, query.bbox);
  },

  async getBasemapTile({ world, params }) {
    const bytes = await basemapTile(world.files, params.source, params);
    const headers = { ...STATIC, 'content-type': 'application/vnd.mapbox-vector-tile' };
    return new Response(bytes, { headers });
  },

  async getOverviewPack({ world }) {
    const headers = { ...STATIC, 'content-type': 'application/octet-stream' };
    return new Response(await overviewPack(world.files), { headers });
  },

  async getGazetteer({ world }) {
    const headers = { ...STATIC, 'content-type': 'text/plain; charset=utf-8' };
    return new Response(await world.files('gazetteer.txt'), { headers });
  },

  async geocode({ world, query }) {
    return searchGazetteer(await gazetteerOf(world), query.q, SUGGESTIONS_MAX);
  },

  async reverseGeocode({ world, query: { lat, lon } }) {
    const found = reverseGazetteer(await gazetteerOf(world), lat, lon);
    const name = found === null ? locationFallback(lat, lon) : shortDisplayName(found);
    return { name, display_name: found ?? name };
  },
};
