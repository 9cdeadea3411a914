import { isInside, streetTiles, toLonLat } from './streetSources.mjs';

const SPOT_TYPES = { station: 'station', aerodrome: 'aerodrome' };
// About 20 m: streets of the grid shrink to their ends, and a nearest-street answer stays right.
const TOLERANCE_DEGREES = 2e-4;
const JOIN_DEGREES = 3e-3;

/** Neighbourhoods, stations and landmarks of the sample: `{ name, type, lat, lon }`, once each. */
export function chicagoSpots() {
  const spots = new Map();
  for (const tile of streetTiles()) {
    for (const { layer, type, tags, coordinates } of tile.features) {
      if (type !== 'Point' || !isInside(coordinates) || !tags.name) continue;
      if (layer === 'places' && tags.kind !== 'neighbourhood') continue;
      const [lon, lat] = toLonLat(tile, coordinates);
      if (!isInChicago(lon, lat)) continue;
      const spotType =
        layer === 'places' ? 'neighbourhood' : (SPOT_TYPES[tags.kind] ?? 'attraction');
      const name =
        spotType === 'station' && !/station/iu.test(tags.name) ? `${tags.name} station` : tags.name;
      spots.set(`${name}|${spotType}`, { name, type: spotType, lat, lon });
    }
  }
  return [...spots.values()].toSorted(byName);
}

/** Streets of the sample: `{ name, lines }`, each line a list of [longitude, latitude]. */
export function chicagoStreets() {
  const streets = new Map();
  for (const tile of streetTiles()) {
    for (const { layer, tags, coordinates } of tile.features) {
      if (layer !== 'road_labels' || tags.kind === 'ferry' || /^\d+$/u.test(tags.name)) continue;
      const line = simplify(coordinates.map((pixel) => toLonLat(tile, pixel)));
      if (!line.every(([lon, lat]) => isInChicago(lon, lat))) continue;
      const street = streets.get(tags.name) ?? { name: tags.name, lines: new Map() };
      street.lines.set(
        JSON.stringify(line.map((at) => at.map((degrees) => degrees.toFixed(3)))),
        line,
      );
      streets.set(tags.name, street);
    }
  }
  return [...streets.values()]
    .map(({ name, lines }) => ({ name, lines: joined([...lines.values()]) }))
    .toSorted(byName);
}

/** Joins straight pieces that continue each other: the source cuts every street at its tiles. */
function joined(lines) {
  const rest = [...lines];
  for (let i = 0; i < rest.length; i += 1) {
    for (let j = i + 1; j < rest.length; j += 1) {
      const both = joinPair(rest[i], rest[j]);
      if (!both) continue;
      rest.splice(j, 1);
      rest[i] = both;
      // The longer piece may now reach one that was passed over.
      j = i;
    }
  }
  return rest;
}

function joinPair(a, b) {
  if (a.length > 2 || b.length > 2 || gap(a, b) > JOIN_DEGREES) return null;
  const ends = [...a, ...b].toSorted(([x0, y0], [x1, y1]) => x0 + y0 - x1 - y1);
  const straight = [...a, ...b].toSorted(([x0, y0], [x1, y1]) => x0 - y0 - x1 + y1);
  return [ends, straight]
    .map((points) => [points[0], points.at(-1)])
    .find(([first, last]) =>
      [...a, ...b].every(
        (point) => offset(point, first, last) < TOLERANCE_DEGREES && within(point, first, last),
      ),
    );
}

function within([x, y], [x0, y0], [x1, y1]) {
  const along = (x - x0) * (x1 - x0) + (y - y0) * (y1 - y0);
  const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
  return along >= -1e-12 && along <= length + 1e-12;
}

function gap(a, b) {
  const distances = a.flatMap(([x0, y0]) => b.map(([x1, y1]) => Math.hypot(x1 - x0, y1 - y0)));
  return Math.min(...distances);
}

/** The city limits where the sample crosses them: Oak Park, Cicero and Berwyn lie west of them. */
function isInChicago(lon, lat) {
  if (lat < 41.8 || lat > 41.909) return true;
  return lon > (lat < 41.866 ? -87.7405 : -87.7742);
}

function simplify(line) {
  if (line.length < 3) return line;
  const first = line[0];
  const last = line.at(-1);
  const distances = line.map((point) => offset(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if (distances[farthest] < TOLERANCE_DEGREES) return [first, last];
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))];
}

function offset([x, y], [x0, y0], [x1, y1]) {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length === 0) return Math.hypot(x - x0, y - y0);
  return Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length;
}

function byName(a, b) {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
