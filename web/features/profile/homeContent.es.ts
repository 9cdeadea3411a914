import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './homeContent.ts';
import { JURY_RADII_KM } from '#schema/limits.ts';

export const homeContent = {
  heading: 'Tu zona',
  text: `Los jurados se sortean entre personas que viven a menos de ${JURY_RADII_KM[0]} km de un problema. Tu zona se guarda redondeada a un kilómetro más o menos, y nadie más la ve.`,
  unknown:
    'No has indicado tu zona, así que solo entras en el sorteo cuando cerca hay muy pocas personas.',
  known: (place) => `Guardada: alrededor de ${place}.`,
  naming: 'Guardada. Buscando su nombre…',
  use: 'Usar mi ubicación',
  update: 'Usar mi ubicación de nuevo',
  locating: 'Ubicando…',
  clear: 'Olvidar mi zona',
  clearing: 'Olvidando…',
  saved: 'Zona guardada',
  cleared: 'Zona olvidada',
  failed: 'Error al guardar la zona',
  refused:
    'No se pudo obtener tu ubicación actual. Permítela en el navegador e inténtalo de nuevo.',
  unsupported: 'Tu navegador no admite la geolocalización.',
} satisfies Texts<typeof original.homeContent>;
