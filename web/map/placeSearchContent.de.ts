import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './placeSearchContent.ts';

export const placeSearchContent = {
  linkWithoutPlace:
    'Dieser Link sagt nicht, wo der Ort liegt. Öffne ihn und kopiere die Adresse der Seite, zu der er führt, oder gib Koordinaten ein, etwa 52,5163, 13,3777.',
  nothingFound:
    'Kein Ort dieses Namens wurde gefunden. Versuche es mit Straße und Stadt oder mit Koordinaten, etwa 52,5163, 13,3777.',
} satisfies Texts<typeof original.placeSearchContent>;
