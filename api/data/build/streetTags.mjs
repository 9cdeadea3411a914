const LANDUSE = {
  park: 'park',
  grass: 'grass',
  wood: 'wood',
  scrub: 'scrub',
  school: 'school',
  hospital: 'hospital',
  cemetery: 'cemetery',
  sand: 'beach',
  pitch: 'pitch',
  industrial: 'industrial',
  agriculture: 'farmland',
  parking: 'parking',
};
const ROADS = {
  motorway: ['highway', 10],
  motorway_link: ['highway', 12],
  trunk: ['major_road', 10],
  primary: ['major_road', 11],
  secondary: ['major_road', 11],
  tertiary: ['major_road', 12],
  link: ['major_road', 13],
  street: ['minor_road', 13],
  street_limited: ['minor_road', 13],
  service: ['minor_road', 13],
  track: ['path', 13],
  pedestrian: ['path', 13],
  path: ['path', 13],
  major_rail: ['rail', 12],
  ferry: ['ferry', 12],
};
const PLACES = { city: 10, town: 11, suburb: 11, village: 12, neighbourhood: 12, island: 13 };

/**
 * Layer and tags of the built-in street tiles (the Protomaps basemap names) for one feature of the
 * source tiles, with the zoom it first appears at; null for what the map does not draw.
 */
export function streetTags(layer, properties, type) {
  const rule = RULES[layer];
  return rule ? rule(properties, type) : null;
}

const RULES = {
  water: () => ({ layer: 'water', tags: { kind: 'water' }, minZoom: 10 }),
  waterway: ({ class: kind }) => ({ layer: 'water', tags: { kind }, minZoom: 11 }),
  landuse: ({ class: kind, type }) => landuse(kind, type),
  landuse_overlay: ({ class: kind }) =>
    kind.startsWith('wetland')
      ? { layer: 'landuse', tags: { kind: 'wetland' }, minZoom: 13 }
      : null,
  building: ({ height }) => ({
    layer: 'buildings',
    tags: { kind: 'building', height },
    minZoom: 13,
  }),
  aeroway: ({ type }, shape) =>
    shape === 'Polygon'
      ? { layer: 'landuse', tags: { kind: type === 'apron' ? 'aerodrome' : type }, minZoom: 12 }
      : { layer: 'roads', tags: { kind: 'aeroway', kind_detail: type }, minZoom: 12 },
  road: road,
  road_label: roadLabel,
  place_label: place,
  rail_station_label: ({ name, maki }) =>
    point('pois', { kind: 'station', kind_detail: maki === 'rail' ? 'rail' : 'metro', name }, 13),
  poi_label: poi,
  airport_label: ({ name, ref }) => point('pois', { kind: 'aerodrome', name, ref }, 11),
  waterway_label: ({ name }) => ({
    layer: 'water_labels',
    tags: { kind: 'river', name },
    minZoom: 12,
  }),
};

function landuse(kind, type) {
  if (!(kind in LANDUSE)) return null;
  const minZoom = kind === 'parking' || kind === 'pitch' ? 13 : kind === 'park' ? 10 : 12;
  return {
    layer: 'landuse',
    tags: { kind: type === 'playground' ? 'playground' : LANDUSE[kind] },
    minZoom,
  };
}

function road({ class: roadClass, type, structure, oneway }, shape) {
  const found = ROADS[roadClass];
  if (!found || shape === 'Point' || shape === 'MultiPoint') return null;
  const [kind, minZoom] = found;
  if (shape.endsWith('Polygon'))
    return { layer: 'landuse', tags: { kind: 'pedestrian' }, minZoom: 13 };
  const tags = { kind, kind_detail: type };
  if (structure === 'bridge') tags.is_bridge = true;
  if (structure === 'tunnel') tags.is_tunnel = true;
  if (roadClass.endsWith('link')) tags.is_link = true;
  if (oneway === 'true') tags.oneway = 'yes';
  return { layer: 'roads', tags, minZoom };
}

function roadLabel({ name, class: roadClass, ref, shield }) {
  const [kind, minZoom] = ROADS[roadClass] ?? ['minor_road', 13];
  const tags = { kind, name };
  if (ref && shield) Object.assign(tags, { shield_text: ref, network: shield });
  return { layer: 'road_labels', tags, minZoom: Math.max(12, minZoom) };
}

function place({ name, type }) {
  const isArea = type === 'neighbourhood' || type === 'suburb' || type === 'residential';
  const kind = type === 'island' ? 'island' : isArea ? 'neighbourhood' : 'locality';
  return point('places', { kind, kind_detail: type, name }, PLACES[type] ?? 13);
}

function poi({ name, maki, type, scalerank }) {
  if (type === 'Railway' || type === 'Industrial' || type === 'Brownfield') return null;
  const kind = maki === 'marker' ? 'attraction' : maki;
  return point('pois', { kind, kind_detail: type.toLowerCase(), name }, scalerank <= 2 ? 12 : 13);
}

function point(layer, tags, minZoom) {
  return { layer, tags, minZoom };
}
