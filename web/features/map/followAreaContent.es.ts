import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './followAreaContent.ts';

export const followAreaContent = {
  follow: 'Seguir esta zona',
  what: (km) => `Los reportes nuevos a menos de ${km} km del centro del mapa, en tu resumen.`,
  tooLarge: 'Acerca el mapa para seguir una zona: muestra más de 25 km alrededor de su centro.',
  following: 'Guardando…',
  waiting: 'Lo que sigues aquí espera para enviarse.',
  list: 'Lo que sigues',
  failed: 'La zona no se sigue',
} satisfies Texts<typeof original.followAreaContent>;
