import { WORK_ALERTS_MAX } from '#schema/issues/workAlertLimits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const workAlertContent = {
  open: 'Avísame de trabajos así',
  title: 'Avisos de trabajo',
  intro: `Una notificación en la campana cuando algo cerca de un lugar necesite quien lo resuelva, una vez por cada asunto. Puedes tener hasta ${WORK_ALERTS_MAX} avisos.`,
  place: 'Cerca de',
  nowhere: '¿Dónde debemos buscar?',
  unplaced: 'No se conoce tu posición, así que no se descarta nada por la distancia.',
  locate: 'Usar mi ubicación',
  locating: 'Localizando...',
  distance: 'Distancia',
  within: (km) => `Hasta ${km} km`,
  category: 'Categoría',
  any: 'Todas las categorías',
  money: 'Dinero recaudado',
  anyMoney: 'Cualquier importe',
  atLeast: (amount) => `Al menos ${amount}`,
  save: 'Avísame',
  saving: 'Guardando...',
  done: 'Te avisaremos de nuevos trabajos aquí',
  failed: 'No se ha guardado',
  list: 'Tus avisos',
  none: 'Aún no tienes avisos.',
  end: 'Terminar',
  endLabel: (name) => `Terminar el aviso cerca de ${name}`,
  ended: 'El aviso ha terminado',
  browse: 'Buscar trabajo',
} satisfies Texts<typeof original.workAlertContent>;
