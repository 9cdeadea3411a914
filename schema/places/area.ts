const AREA_WORD = /district|park|downtown|village|heights|square|side|loop/iu;
const PLACEHOLDERS = ['current location', 'my location', 'unknown'];

/**
 * The neighbourhood in a location text: the part that names one, else the third part, else the
 * first. Null: the text names no place.
 */
export function findCommunityArea(location: string): string | null {
  const parts = location
    .split(/[,،]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const area = parts.find((part) => AREA_WORD.test(part)) ?? parts[2] ?? parts[0];
  if (area === undefined || PLACEHOLDERS.includes(area.toLowerCase())) return null;
  return area;
}
