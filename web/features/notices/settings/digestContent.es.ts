import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './digestContent.ts';
import { AREAS_FOLLOWED_MAX, HOME_FOLLOW_KM } from '#schema/people/followLimits.ts';

export const digestContent = {
  heading: 'Zonas y resumen',
  text: `Un resumen reúne los reportes nuevos de las zonas que sigues (hasta ${AREAS_FOLLOWED_MAX}) y las novedades de los problemas que sigues. Aparece en la campana; activa las notificaciones push o el correo en tu configuración.`,
  frequency: 'Resumen',
  frequencies: { off: 'Desactivado', daily: 'Diario', weekly: 'Semanal' },
  settings: 'Notificaciones push y correo',
  home: `Seguir mi zona (${HOME_FOLLOW_KM} km)`,
  homeHint:
    'Los reportes nuevos a su alrededor forman parte del resumen. Puedes cambiar u olvidar la zona en tu configuración.',
  noHome: 'Aún no has indicado tu zona; puedes hacerlo en tu configuración.',
  areas: 'Zonas que sigues',
  none: 'Todavía ninguna. Abre el mapa, muévelo a un lugar y pulsa “Seguir esta zona”.',
  map: 'Abrir el mapa',
  radius: (km) => `a menos de ${km} km`,
  waiting: ' · Por enviar',
  end: 'Dejar de seguir',
  endLabel: (name) => `Dejar de seguir ${name}`,
  offer: {
    title: '¿Novedades de tu zona una vez por semana?',
    text: `Los reportes nuevos a menos de ${HOME_FOLLOW_KM} km, resumidos en la campana; también por push o correo donde lo hayas elegido.`,
    accept: 'Sí, cada semana',
  },
  failed: 'No se guardó',
  notLoaded: 'No se pudo cargar',
} satisfies Texts<typeof original.digestContent>;
