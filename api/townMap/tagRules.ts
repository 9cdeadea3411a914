import type { MapRole, MapTags } from './mapFeature.ts';

type Tags = Readonly<Record<string, string>>;

/** By the value of `highway`. */
const ROADS: Record<string, [kind: string, minZoom: number]> = {
  motorway: ['highway', 8],
  motorway_link: ['highway', 11],
  trunk: ['major_road', 8],
  trunk_link: ['major_road', 12],
  primary: ['major_road', 9],
  primary_link: ['major_road', 12],
  secondary: ['major_road', 10],
  secondary_link: ['major_road', 13],
  tertiary: ['major_road', 11],
  tertiary_link: ['major_road', 13],
  unclassified: ['minor_road', 12],
  residential: ['minor_road', 12],
  living_street: ['minor_road', 13],
  road: ['minor_road', 13],
  busway: ['minor_road', 13],
  service: ['minor_road', 14],
  pedestrian: ['path', 13],
  track: ['path', 13],
  cycleway: ['path', 14],
  footway: ['path', 14],
  path: ['path', 14],
  bridleway: ['path', 14],
  steps: ['path', 14],
};
const RAILS = new Set(['rail', 'light_rail', 'subway', 'tram', 'narrow_gauge', 'funicular']);
const WATERWAYS: Record<string, number> = { river: 8, canal: 11, stream: 13, ditch: 14, drain: 14 };
/** By `key=value`. */
const GROUND: Record<string, [kind: string, minZoom: number]> = {
  'leisure=park': ['park', 10],
  'leisure=nature_reserve': ['park', 10],
  'leisure=golf_course': ['grass', 12],
  'leisure=garden': ['grass', 13],
  'leisure=pitch': ['pitch', 14],
  'leisure=playground': ['playground', 14],
  'landuse=forest': ['wood', 9],
  'landuse=grass': ['grass', 13],
  'landuse=meadow': ['grass', 12],
  'landuse=village_green': ['park', 13],
  'landuse=recreation_ground': ['park', 12],
  'landuse=cemetery': ['cemetery', 12],
  'landuse=farmland': ['farmland', 11],
  'landuse=orchard': ['farmland', 12],
  'landuse=vineyard': ['farmland', 12],
  'landuse=allotments': ['park', 13],
  'landuse=industrial': ['industrial', 12],
  'landuse=commercial': ['commercial', 12],
  'landuse=retail': ['commercial', 12],
  'landuse=railway': ['industrial', 13],
  'natural=wood': ['wood', 9],
  'natural=scrub': ['scrub', 11],
  'natural=heath': ['scrub', 11],
  'natural=grassland': ['grass', 12],
  'natural=wetland': ['wetland', 11],
  'natural=beach': ['beach', 12],
  'natural=sand': ['beach', 12],
  'amenity=school': ['school', 13],
  'amenity=university': ['school', 13],
  'amenity=hospital': ['hospital', 13],
  'amenity=parking': ['parking', 14],
  'aeroway=aerodrome': ['aerodrome', 11],
  'aeroway=apron': ['aerodrome', 13],
};
/** Settlements and districts, by the zoom from which they are named. */
const PLACES: Record<string, number> = { city: 8, town: 9, village: 11, hamlet: 13 };
const DISTRICTS: Record<string, number> = {
  borough: 11,
  suburb: 12,
  quarter: 13,
  neighbourhood: 13,
};
const SPOTS: Record<string, string> = {
  'amenity=townhall': 'townhall',
  'amenity=hospital': 'hospital',
  'amenity=library': 'library',
  'amenity=school': 'school',
  'amenity=university': 'university',
  'amenity=marketplace': 'marketplace',
  'amenity=community_centre': 'community_centre',
  'amenity=place_of_worship': 'place_of_worship',
  'amenity=police': 'police',
  'amenity=fire_station': 'fire_station',
  'amenity=theatre': 'theatre',
  'tourism=museum': 'museum',
  'tourism=attraction': 'attraction',
  'leisure=park': 'park',
  'leisure=stadium': 'stadium',
  'railway=station': 'station',
  'railway=halt': 'station',
};
const GROUND_KEYS = ['leisure', 'landuse', 'natural', 'amenity', 'aeroway'];
const SPOT_KEYS = ['railway', 'amenity', 'tourism', 'leisure'];

/** Other tags need not be read. */
export const READ_TAGS = {
  node: ['place', 'name', 'population', ...SPOT_KEYS],
  way: [
    'highway',
    'railway',
    'waterway',
    'route',
    'building',
    'area',
    'name',
    'ref',
    'bridge',
    'tunnel',
    'oneway',
    'tourism',
    ...GROUND_KEYS,
  ],
  relation: ['type', 'waterway', 'building', 'name', 'tourism', ...GROUND_KEYS],
};

/** Of a closed way or a multipolygon; null: not drawn. */
export function areaRole(tags: Tags): MapRole | null {
  if (tags.natural === 'water' || tags.waterway === 'riverbank' || tags.landuse === 'reservoir')
    return { layer: 'water', tags: { kind: 'water' }, minZoom: 8 };
  if (tags.building !== undefined && tags.building !== 'no')
    return { layer: 'buildings', tags: { kind: 'building' }, minZoom: 14 };
  for (const key of GROUND_KEYS) {
    const found = GROUND[`${key}=${tags[key] ?? ''}`];
    if (found) return { layer: 'landuse', tags: { kind: found[0] }, minZoom: found[1] };
  }
  if (tags.highway === 'pedestrian' || (tags.highway !== undefined && tags.area === 'yes'))
    return { layer: 'landuse', tags: { kind: 'pedestrian' }, minZoom: 13 };
  return null;
}

/** Of a way drawn as a line; null: not drawn. */
export function lineRole(tags: Tags): MapRole | null {
  const { highway, railway, waterway, route, aeroway } = tags;
  if (highway !== undefined) return roadRole(tags, highway);
  if (railway !== undefined && RAILS.has(railway))
    return { layer: 'roads', tags: { kind: 'rail', kind_detail: railway }, minZoom: 11 };
  if (aeroway === 'runway' || aeroway === 'taxiway')
    return { layer: 'roads', tags: { kind: 'aeroway', kind_detail: aeroway }, minZoom: 11 };
  if (route === 'ferry') return { layer: 'roads', tags: { kind: 'ferry' }, minZoom: 10 };
  const minZoom = waterway === undefined ? undefined : WATERWAYS[waterway];
  if (waterway === undefined || minZoom === undefined) return null;
  return { layer: 'water', tags: { kind: waterway, ...nameTags(tags) }, minZoom };
}

/** False for closed lines: roundabouts are streets. */
export function isArea(tags: Tags): boolean {
  if (tags.area === 'yes') return true;
  return tags.highway === undefined && tags.railway === undefined && tags.area !== 'no';
}

/** Of a named node; null: not drawn. */
export function pointRole(tags: Tags): MapRole | null {
  const { name, place = '' } = tags;
  if (name === undefined) return null;
  const placeZoom = PLACES[place];
  if (placeZoom !== undefined) {
    const population_rank = rankPlace(tags);
    const about = { kind: 'locality', kind_detail: place, name, population_rank };
    return { layer: 'places', tags: { ...about, min_zoom: placeZoom }, minZoom: placeZoom };
  }
  const districtZoom = DISTRICTS[place];
  if (districtZoom !== undefined) {
    const about = { kind: 'neighbourhood', kind_detail: place, name, min_zoom: districtZoom };
    return { layer: 'places', tags: about, minZoom: districtZoom };
  }
  return spotRole(tags);
}

/** Of a named building or ground used as a landmark. */
export function spotRole(tags: Tags): MapRole | null {
  if (tags.name === undefined) return null;
  for (const key of SPOT_KEYS) {
    const kind = SPOTS[`${key}=${tags[key] ?? ''}`];
    if (kind) return { layer: 'pois', tags: { kind, name: tags.name }, minZoom: 14 };
  }
  return null;
}

/** As tagged, else typical for its kind. */
export function readPopulation(tags: Tags): number {
  const said = Number.parseInt((tags.population ?? '').replaceAll(/[\s.,']/gu, ''), 10);
  const usual: Record<string, number> = { city: 150_000, town: 12_000, village: 1_000 };
  return said > 0 ? said : (usual[tags.place ?? ''] ?? 200);
}

/** By the Protomaps schema: 12 from a million on, 8 from 50,000, 5 from 10,000. */
function rankPlace(tags: Tags): number {
  const steps = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
  const population = readPopulation(tags);
  return 2 + steps.filter((step) => population >= step).length;
}

function roadRole(tags: Tags, highway: string): MapRole | null {
  const found = ROADS[highway];
  if (!found) return null;
  const about: MapTags = { kind: found[0], kind_detail: highway, ...nameTags(tags) };
  if (tags.bridge !== undefined && tags.bridge !== 'no') about.is_bridge = true;
  if (tags.tunnel !== undefined && tags.tunnel !== 'no') about.is_tunnel = true;
  if (highway.endsWith('_link')) about.is_link = true;
  if (tags.oneway === 'yes') about.oneway = 'yes';
  return { layer: 'roads', tags: about, minZoom: found[1] };
}

const nameTags = ({ name, ref }: Tags): MapTags => {
  const shown = name ?? ref;
  return shown === undefined ? {} : { name: shown };
};
