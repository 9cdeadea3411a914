import { foldText } from '#schema/places/foldText.ts';
import { distanceM, findTile, type Position } from '#schema/places/geo.ts';
import type { Gazetteer } from '#schema/places/parseGazetteer.ts';
import type { MapRole } from './mapFeature.ts';
import { PER_DEGREE } from './shapes.ts';
import { STREETS_ZOOM } from './streetShelves.ts';

export type Settlement = Position & { name: string; population: number; label: string };
export type NamesState = { settlements: Settlement[]; districts: District[] };
export type District = Position & { name: string };
type NamedPlace = { role: MapRole; x: number; y: number; population: number };

/** Same name within this distance: the same place. */
const SAME_WITHIN_M = 20_000;
/** People per square kilometre, to estimate a town's extent from its population. */
const DENSITY = 2_500;

const toSquare = (at: Position) => {
  const { x, y } = findTile(at, STREETS_ZOOM);
  return { x, y };
};

/** Settlements and districts of an extract, for assigning places to them. */
export class TownNames {
  readonly settlements: Settlement[];
  readonly districts: District[];
  readonly #known: Gazetteer;
  readonly #squares = new Map<string, Settlement[]>();

  /**
   * `known`: the built-in names, which are more precise for large cities. `saved`: an earlier state
   * of the same run.
   */
  constructor(known: Gazetteer, saved?: NamesState) {
    this.#known = known;
    this.settlements = saved?.settlements ?? [];
    this.districts = saved?.districts ?? [];
    for (const settlement of this.settlements) this.#putInSquare(settlement);
  }

  save(): NamesState {
    return { settlements: this.settlements, districts: this.districts };
  }

  add({ role, x, y, population }: NamedPlace): void {
    const at = { latitude: y / PER_DEGREE, longitude: x / PER_DEGREE };
    const name = String(role.tags.name);
    if (role.tags.kind === 'neighbourhood') {
      this.districts.push({ ...at, name });
      return;
    }
    const settlement = { ...at, name, population, label: this.#labelOf(name, at) };
    this.settlements.push(settlement);
    this.#putInSquare(settlement);
  }

  isKnown({ name, label }: Settlement): boolean {
    return name !== label;
  }

  /** The nearest settlement, weighted by size; '': none nearby. */
  around(at: Position): string {
    const { x, y } = toSquare(at);
    let best = '';
    let bestM = Infinity;
    for (let dx = -1; dx <= 1; dx += 1) {
      for (let dy = -1; dy <= 1; dy += 1) {
        for (const settlement of this.#squares.get(`${x + dx}/${y + dy}`) ?? []) {
          const reachM = Math.sqrt(settlement.population / DENSITY / Math.PI) * 1_000;
          const away = distanceM(settlement, at) - reachM;
          if (away < bestM) [best, bestM] = [settlement.label, away];
        }
      }
    }
    return best;
  }

  #putInSquare(settlement: Settlement): void {
    const { x, y } = toSquare(settlement);
    const key = `${x}/${y}`;
    this.#squares.set(key, [...(this.#squares.get(key) ?? []), settlement]);
  }

  #labelOf(name: string, at: Position): string {
    const key = foldText(name);
    const known = this.#known.places.find(
      (place) => place.key === key && distanceM(place, at) < SAME_WITHIN_M,
    );
    return known ? `${known.name}, ${known.region.label}` : name;
  }
}
