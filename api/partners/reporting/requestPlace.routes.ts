import type { Services } from '#api/http/services.ts';
import { locationFallback, shortDisplayName } from '#schema/places/gazetteer.ts';
import type { NewServiceRequest } from '#schema/partners/newServiceRequest.ts';
import { Open311Fault } from './open311Fault.rules.ts';

type Place = { location: string; latitude: number; longitude: number };

const WANTED = 'lat and long, or address_string, are missing.';
const NO_ADDRESS_IDS =
  'address_id was not found, as no addresses are numbered here: please send lat and long, or address_string.';

/** By position, with a name for it; otherwise by address, as far as the geocoder knows it. */
export async function findPlace(
  { geocoder, limits, site }: Services,
  { lat, long, address_string: address, address_id: number }: NewServiceRequest,
  ip: string,
): Promise<Place> {
  if ((lat === undefined) !== (long === undefined))
    throw new Open311Fault(400, 'lat and long belong together.');
  await limits.geocode(ip);
  if (lat !== undefined && long !== undefined) {
    const fallback = locationFallback(lat, long);
    const found = address ?? (await geocoder.reverse(lat, long).catch(() => null));
    const name = found === null ? fallback : (address ?? shortDisplayName(found));
    return { location: name || fallback, latitude: lat, longitude: long };
  }
  if (address === undefined)
    throw new Open311Fault(400, number === undefined ? WANTED : NO_ADDRESS_IDS);
  const [best] = await geocoder.search(address, 1, site.current().area).catch(() => []);
  if (!best) throw new Open311Fault(400, 'address_string was not found: please send lat and long.');
  return { location: address, latitude: Number(best.lat), longitude: Number(best.lon) };
}
