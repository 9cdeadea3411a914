import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsAround, findCentre, widthOf } from './bounds.ts';
import {
  bbox,
  CELL_ZOOM,
  findCell,
  cellRange,
  countTiles,
  distanceM,
  isInside,
  latitude,
  longitude,
  mortonKey,
  splitAtDateLine,
  tileBounds,
  findTile,
  tilesOfBounds,
  wrapLongitude,
} from './geo.ts';
import { validate } from '#schema/validation.ts';

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const inMercator = place.filter((at) => Math.abs(at.latitude) < 85 && at.longitude < 180);
const zoom = fc.integer({ min: 0, max: CELL_ZOOM });

describe('tiles and cells', () => {
  it('a place lies within the edges of its tile', () => {
    fc.assert(
      fc.property(inMercator, zoom, (at, z) => {
        const edges = tileBounds(findTile(at, z));
        expect(at.longitude).toBeGreaterThanOrEqual(edges.west - 1e-9);
        expect(at.longitude).toBeLessThanOrEqual(edges.east + 1e-9);
        expect(at.latitude).toBeGreaterThanOrEqual(edges.south - 1e-9);
        expect(at.latitude).toBeLessThanOrEqual(edges.north + 1e-9);
      }),
    );
  });

  it('the cell of a place lies in the range of its tile at every zoom, and of no other', () => {
    fc.assert(
      fc.property(place, zoom, (at, z) => {
        const tile = findTile(at, z);
        const cell = findCell(at);
        const { first, last } = cellRange(tile);
        expect(cell >= first && cell <= last).toBe(true);
        expect(mortonKey(tile)).toBe(Math.floor(cell / 4 ** (CELL_ZOOM - z)));
      }),
    );
  });

  it('every place has a cell that the database can hold, the poles and the date line too', () => {
    fc.assert(
      fc.property(place, (at) => {
        expect(findCell(at)).toBeGreaterThanOrEqual(0);
        expect(findCell(at)).toBeLessThan(4 ** CELL_ZOOM);
        expect(Number.isSafeInteger(findCell(at))).toBe(true);
      }),
    );
  });
});

describe('coordinates in a request', () => {
  it('are taken as numbers or numeric text, rounded to a centimetre', () => {
    for (const value of ['41.88', 41.88, ' 41.88 ', '+41.88000000001']) {
      expect(validate(latitude, value)).toEqual({ isValid: true, value: 41.88 });
    }
    expect(validate(longitude, '-180')).toMatchObject({ isValid: true });
  });

  it('are refused with the sentence of the form when they are no number', () => {
    const message = 'Latitude must be a valid number.';
    for (const value of [undefined, null, '', 'abc', '1e2', '0x10', {}, Number.NaN, Infinity]) {
      expect(validate(latitude, value)).toEqual({
        isValid: false,
        errors: [{ path: '', message }],
      });
    }
    expect(validate(latitude, '90.1')).toMatchObject({ isValid: false });
    expect(validate(longitude, '-180.1')).toMatchObject({ isValid: false });
  });
});

describe('a box', () => {
  it('has south below north, and may lie across the date line', () => {
    expect(validate(bbox, '-88,41,-87,42')).toMatchObject({
      isValid: true,
      value: { west: -88, south: 41, east: -87, north: 42 },
    });
    expect(validate(bbox, '179,-18,-179,-16')).toMatchObject({
      isValid: true,
      value: { west: 179, south: -18, east: -179, north: -16 },
    });
    for (const text of ['-87,41,-87,42', '-88,42,-87,41', '1,2,3', 'a,b,c,d', '-200,0,0,1', '']) {
      expect(validate(bbox, text).isValid).toBe(false);
    }
  });
});

describe('bounds around a place', () => {
  const anywhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.oneof(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.constantFrom(-180, 180, -179.9999, 179.9999),
    ),
  });

  it('hold every place within the distance, on each side of the date line and at the poles', () => {
    const steps = fc.record({
      up: fc.double({ min: -1, max: 1 }),
      along: fc.double({ min: -1, max: 1 }),
    });
    const radius = fc.double({ min: 1, max: 200_000, noNaN: true });
    fc.assert(
      fc.property(anywhere, radius, steps, (centre, metres, { up, along }) => {
        const degrees = metres / 110_000;
        const stretch = Math.max(1e-6, Math.cos((centre.latitude * Math.PI) / 180));
        const other = {
          latitude: Math.max(-90, Math.min(90, centre.latitude + up * degrees)),
          longitude: wrapLongitude(centre.longitude + Math.min(180, degrees / stretch) * along),
        };
        fc.pre(distanceM(centre, other) <= metres);
        expect(isInside(boundsAround(centre, metres), other)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are what they were on the other side of the world: nothing begins or ends at the line', () => {
    const turn = fc.double({ min: -360, max: 360, noNaN: true });
    const low = fc.record({
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
      longitude: fc.double({ min: -179, max: 179, noNaN: true }),
    });
    fc.assert(
      fc.property(low, turn, (at, degrees) => {
        const moved = { ...at, longitude: wrapLongitude(at.longitude + degrees) };
        const [here, there] = [boundsAround(at, 9_000), boundsAround(moved, 9_000)];
        expect(widthOf(there)).toBeCloseTo(widthOf(here), 6);
        const middle = findCentre(there).longitude;
        expect(Math.abs(wrapLongitude(middle - moved.longitude))).toBeLessThan(1e-6);
        expect(Math.abs(there.west)).toBeLessThanOrEqual(180);
        expect(Math.abs(there.east)).toBeLessThanOrEqual(180);
      }),
    );
  });

  it('are all around where they meet themselves', () => {
    expect(boundsAround({ latitude: 89.9, longitude: 10 }, 50_000)).toMatchObject({
      west: -180,
      east: 180,
      north: 90,
    });
  });
});

describe('both sides of the date line', () => {
  const fiji = { west: 179.5, south: -18, east: -179.5, north: -16 };
  const at = (degrees: number) => ({ latitude: -17, longitude: degrees });

  it('lie in one box', () => {
    const inside = [179.5, 179.98, 180, -180, -179.98, -179.5].map((lon) =>
      isInside(fiji, at(lon)),
    );
    expect(inside).toEqual([true, true, true, true, true, true]);
    expect([179.4, 0, -179.4].map((lon) => isInside(fiji, at(lon)))).toEqual([false, false, false]);
  });

  it('have tiles that hold every place of the box, each once', () => {
    const inFiji = fc.record({
      latitude: fc.double({ min: -18, max: -16, noNaN: true }),
      longitude: fc.double({ min: 179.5, max: 180.5, noNaN: true }).map(wrapLongitude),
    });
    fc.assert(
      fc.property(inFiji, fc.integer({ min: 2, max: 12 }), (position, z) => {
        const tiles = tilesOfBounds(fiji, z).map(mortonKey);
        expect(tiles).toContain(mortonKey(findTile(position, z)));
        expect(new Set(tiles).size).toBe(tiles.length);
        expect(tiles.length).toBe(
          splitAtDateLine(fiji).reduce((sum, side) => sum + countTiles(side, z), 0),
        );
      }),
    );
  });

  it('are as near as they are', () => {
    expect(distanceM(at(179.98), at(-179.98))).toBeCloseTo(4_254, -2);
  });

  it.each([
    [180, 180],
    [-180, -180],
    [180.5, -179.5],
    [-180.5, 179.5],
    [540, -180],
    [-87.63, -87.63],
  ])('%d is the meridian %d', (degrees, meridian) => {
    expect(wrapLongitude(degrees)).toBeCloseTo(meridian, 9);
  });
});

it('distances are those on the globe', () => {
  const chicago = { latitude: 41.8781, longitude: -87.6298 };
  const losAngeles = { latitude: 34.0522, longitude: -118.2437 };
  expect(distanceM(chicago, losAngeles)).toBeGreaterThan(2_800_000);
  expect(distanceM(chicago, losAngeles)).toBeLessThan(2_810_000);
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(distanceM(a, b)).toBeCloseTo(distanceM(b, a), 3);
      expect(distanceM(a, a)).toBe(0);
    }),
  );
});
