export type Place = { latitude: number; longitude: number };

const LINK_MAX_LENGTH = 2_000;
/** Also after words, as phones share a place: `Marked Location` and its link. */
const LINK =
  /(?:^|[\s<("'])((?:[a-z][a-z.+-]{1,30}:\/\/|geo:|maps:|bingmaps:|google\.navigation:|(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,10}\/)[\s\S]*)$/iu;
const DEGREES = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;
const COMMA = String.raw`(?:,|~|_|\+|%20|\s){1,3}`;

const pair = (before: string, between = COMMA) =>
  new RegExp(`${before}${DEGREES}${between}${DEGREES}(?!\\.?\\d)`, 'iu');

/**
 * The most exact first: the pin of a map rather than the middle of its view. Of a geo: link the
 * query, which has the place when the path says 0,0.
 */
const PLACES: readonly RegExp[] = [
  pair('^geo:[^?]*\\?(?:.*&)?q='),
  pair('^geo:'),
  pair('!3d', '!4d'),
  pair('[?&#]mlat=', '&mlon='),
  // Of a route its end, which comes last.
  pair('[?&](?:.*&)?point='),
  pair(
    '(?:[?&]|^google\\.navigation:)(?:q|query|destination|daddr|coordinate|ll|latlng|center|cp|sp|to|map|pin|pt|m|viewpoint|endcoord|where1|whatshere(?:\\[|%5B)point(?:\\]|%5D))=(?:loc:|point\\.|ll\\.)?',
  ),
  pair('mapy\\.[a-z]{2,3}/[^?]*\\?(?:.*&)?x=', '&y='),
  pair('[?&#]lat(?:itude)?=', '&(?:lon|lng|long|longitude)='),
  pair('/(?:place|search|dir|geo)/(?:[^/]*/)?'),
  pair('/@'),
  pair('share\\.here\\.com/l/'),
  pair('#(?:.*&)?(?:map|marker)=[\\d.]{1,6}/', '/'),
  pair('#[\\d.]{1,6}/', '/'),
];

/** These write the longitude first. */
const IS_REVERSED =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:yandex|2gis|mapy|strava|arcgis)\.[a-z.]{2,6}\//iu;

const decoded = (link: string): string =>
  link.replaceAll(/%2C/giu, ',').replaceAll(/%7E/giu, '~').replaceAll(/%3D/giu, '=');

/** Google calls a pin without a name by its degrees, while the middle of the view is elsewhere. */
const NAMED = /\/maps\/place\/([^/@?#]{9,120})(?:[/?#]|$)(?!.*!3d)/iu;

/** What the link of a pin says of its place in words; null: nothing. */
export function pinName(text: string): string | null {
  const name = text.length > LINK_MAX_LENGTH ? undefined : NAMED.exec(text)?.[1];
  if (name === undefined) return null;
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** Links of mail filters and chats, which send people through a page of their own. */
const WRAPPED = /[?&](?:q|u|url)=(https?%(?:25)*3A[^&#\s]{1,1800})/iu;

/** The link that a filter wrapped into its own, once or twice encoded; otherwise the text. */
function unwrapped(text: string): string {
  const inner = WRAPPED.exec(text)?.[1];
  if (inner === undefined) return text;
  try {
    const link = decodeURIComponent(inner);
    return link.includes('://') ? link : decodeURIComponent(link);
  } catch {
    return text;
  }
}

/** The place that a geo: link or the address of a map names; null: another text, or no place. */
export function readMapLink(text: string): Place | null {
  const found = text.length > LINK_MAX_LENGTH ? undefined : LINK.exec(unwrapped(text))?.[1];
  if (found === undefined) return null;
  const link = decoded(found.trim());
  for (const pattern of PLACES) {
    const [, first, second] = pattern.exec(link) ?? [];
    if (first === undefined || second === undefined) continue;
    const [latitude, longitude] = IS_REVERSED.test(link) ? [second, first] : [first, second];
    return { latitude: Number(latitude), longitude: Number(longitude) };
  }
  return null;
}
