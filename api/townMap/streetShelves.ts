import { findTile } from '#schema/places/geo.ts';
import { PER_DEGREE, simplifyLine } from './shapes.ts';
import { Spool, type SpoolState } from './spool.ts';

export type NamedPiece = { name: string; part: number[]; spot?: string };

/** Squares of about 40 km; the street search takes the nearest first. */
export const STREETS_ZOOM = 10;
/** About 20 m: a street's surroundings stay right, and straight streets shrink to their ends. */
const TOLERANCE = 2_000;

/** Named streets and landmarks by the square in which they begin. */
export class StreetShelves {
  readonly #spool: Spool;

  /** `saved`: an earlier state of the same shelves. */
  constructor(folder: string, saved?: SpoolState) {
    this.#spool = new Spool(`${folder}/streets`, saved);
  }

  save(): SpoolState {
    return this.#spool.save();
  }

  add({ name, part, spot }: NamedPiece): void {
    const [x = 0, y = 0] = part;
    const at = { latitude: y / PER_DEGREE, longitude: x / PER_DEGREE };
    const tile = findTile(at, STREETS_ZOOM);
    const record = JSON.stringify({ name, part: simplifyLine(part, TOLERANCE), spot });
    this.#spool.add(tile.y * 2 ** STREETS_ZOOM + tile.x, Buffer.from(record));
  }

  squares(): { x: number; y: number }[] {
    const size = 2 ** STREETS_ZOOM;
    return this.#spool.keys().map((key) => ({ x: key % size, y: Math.floor(key / size) }));
  }

  *read({ x, y }: { x: number; y: number }): Generator<NamedPiece> {
    for (const bytes of this.#spool.read(y * 2 ** STREETS_ZOOM + x))
      yield JSON.parse(Buffer.from(bytes).toString('utf8')) as NamedPiece;
  }

  close(): void {
    this.#spool.close();
  }
}
