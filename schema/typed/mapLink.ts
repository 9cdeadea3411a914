export type Place = { latitude: number; longitude: number };

const LINK_MAX_LENGTH = 2_000;
const IS_LINK = /^\s*(?:https?:\/\/|geo:)/iu;
const DEGREES = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;
const COMMA = String.raw`(?:,|~|\+|%20|\s){1,3}`;

const pair = (before: string, between = COMMA) =>
  new RegExp(`${before}${DEGREES}${between}${DEGREES}(?![\\d.])`, 'iu');

/**
 * The most exact first: the pin of a map rather than the middle of its view. Of a geo: link the
 * query, which has the place when the path says 0,0.
 */
const PLACES: readonly RegExp[] = [
  pair('^geo:[^?]*\\?(?:.*&)?q='),
  pair('^geo:'),
  pair('!3d', '!4d'),
  pair('[?&#]mlat=', '&mlon='),
  pair('[?&](?:q|query|destination|daddr|coordinate|ll|center|cp|pin|point)=(?:loc:|point\\.)?'),
  pair('[?&#]lat(?:itude)?=', '&(?:lon|lng|long|longitude)='),
  pair('/(?:place|search|dir)/(?:[^/]*/)?'),
  pair('/@'),
  pair('#(?:.*&)?map=[\\d.]{1,6}/', '/'),
  pair('#[\\d.]{1,6}/', '/'),
];

/** Yandex writes the longitude first. */
const IS_REVERSED = /^\s*https?:\/\/(?:[\w-]+\.)*yandex\.[a-z.]{2,6}\//iu;

const decoded = (link: string): string =>
  link.replaceAll(/%2C/giu, ',').replaceAll(/%7E/giu, '~').replaceAll(/%3D/giu, '=');

/** The place that a geo: link or the address of a map names; null: another text, or no place. */
export function readMapLink(text: string): Place | null {
  if (text.length > LINK_MAX_LENGTH || !IS_LINK.test(text)) return null;
  const link = decoded(text.trim());
  for (const pattern of PLACES) {
    const [, first, second] = pattern.exec(link) ?? [];
    if (first === undefined || second === undefined) continue;
    const [latitude, longitude] = IS_REVERSED.test(link) ? [second, first] : [first, second];
    return { latitude: Number(latitude), longitude: Number(longitude) };
  }
  return null;
}
