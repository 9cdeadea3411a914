import type { Position } from '#schema/places/geo.ts';
import {
  readCoordinate,
  readPosition,
  type Axis,
  type LetterO,
} from '#schema/typed/coordinates.ts';
import { language } from './language.ts';

const LETTER_O: Readonly<Record<string, LetterO>> = { de: 'east', es: 'west' };
const letterO = (): LetterO => LETTER_O[language.code] ?? null;

/** A pasted pair of coordinates, geo: link or address of a map; null: another text. */
export const typedPosition = (typed: string): Position | null => readPosition(typed, letterO());

/** One coordinate in the contract's form; unreadable text stays, for the contract to refuse. */
export function typedDegrees(typed: string, axis: Axis): string {
  const degrees = readCoordinate(typed, axis, letterO());
  return degrees === null ? typed.trim() : degrees.toFixed(7).replace(/\.?0+$/u, '');
}
