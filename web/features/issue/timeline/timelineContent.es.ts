import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './timelineContent.ts';

export const timelineContent = {
  label: 'Pasos de este problema',
  steps: {
    reported: 'Reportado',
    funded: 'Financiado',
    chosen: 'Solucionador elegido',
    work: 'En obra',
    proof: 'Prueba',
    paid: 'Pagado',
  },
  until: (date) => `hasta el ${date}`,
  states: { done: 'hecho', current: 'ahora', ahead: 'pendiente' },
  anonymous: 'Anónimo',
  ownPart: (own, all) => `${own} de los ${all} en garantía son tuyos`,
} satisfies Texts<typeof original.timelineContent>;
