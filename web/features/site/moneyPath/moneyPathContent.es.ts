import type { Texts } from '#schema/languages/Texts.ts';
import { BALLOT_WINDOW_HOURS, SELECTION_NOTICE_HOURS } from '#schema/limits.ts';
import type * as original from './moneyPathContent.ts';

export const moneyPathContent = {
  label: 'El camino de tu dinero',
  steps: {
    held: {
      title: '1. Tú aportas',
      text: 'El dinero queda en garantía. Hasta que se elija un solucionador puedes retirarlo.',
    },
    chosen: {
      title: '2. Los donantes eligen',
      text: `Más de la mitad del dinero elige una propuesta. Sigue un aviso de ${SELECTION_NOTICE_HOURS} horas.`,
    },
    work: {
      title: '3. El solucionador trabaja',
      text: 'Hasta un día acordado y sin cobrar antes.',
    },
    proof: {
      title: '4. Se juzga la prueba',
      text: `Fotos de antes y después. Quien reportó y los donantes votan durante ${BALLOT_WINDOW_HOURS} horas; un jurado resuelve las disputas.`,
    },
    paid: {
      title: '5. Pagado, o de vuelta a ti',
      text: 'Se paga al solucionador. Lo que no hace falta vuelve a los donantes.',
    },
  },
  example: (own, all) =>
    `Por ejemplo: ${own} de los ${all} en garantía son tuyos. Al elegir una propuesta, tu voto cuenta 20 de 100.`,
  days: {
    held: (day) => `Día ${day}`,
    chosen: (day) => `Día ${day}`,
    work: (day) => `Hasta el día ${day}`,
    proof: (day) => `Hasta el día ${day}`,
    paid: (day) => `Hasta el día ${day}`,
  },
  states: { done: 'Hecho', current: 'Ahora', ahead: 'Pendiente' },
  promises: [
    'Quien gestiona este sitio no puede mover tu dinero.',
    'No se paga a nadie antes de una prueba del trabajo.',
    'Cada centavo está en los libros públicos.',
  ],
} satisfies Texts<typeof original.moneyPathContent>;
