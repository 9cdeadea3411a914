import type { Place } from './mapLink.ts';

const SIGNS = '23456789CFGHJMPQRVWX';
/** Of at least ten signs: shorter ones are areas, or mean nothing without a town. */
const WHOLE =
  /^(?:https?:\/\/plus\.codes\/)?([2-9cfghjmpqrvwx]{8})(?:\+|%2b)([2-9cfghjmpqrvwx]{2,7})$/iu;
const PAIRS = 5;

/** The middle of the square that a full plus code names (Open Location Code); null: none. */
export function readPlusCode(text: string): Place | null {
  const [, first, second] = WHOLE.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  const values = Array.from((first + second).toUpperCase(), (sign) => SIGNS.indexOf(sign));
  let [south, west, height, width] = [-90, -180, 400, 400];
  for (const [at, value] of values.slice(0, 2 * PAIRS).entries()) {
    if (at % 2 === 0) south += value * (height /= 20);
    else west += value * (width /= 20);
  }
  for (const value of values.slice(2 * PAIRS)) {
    south += Math.floor(value / 4) * (height /= 5);
    west += (value % 4) * (width /= 4);
  }
  return { latitude: south + height / 2, longitude: west + width / 2 };
}
