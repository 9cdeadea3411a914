import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './stepContent.ts';

export const stepContent = {
  labels: {
    who: 'Quién puede actuar',
    weights: 'Cómo cuenta',
    until: 'Hasta cuándo',
    next: 'Qué viene después',
    money: 'Dónde está el dinero',
  },
  how: 'Cómo se decide',
  detail: 'Las reglas de este paso',
  testMoney: 'Es dinero de prueba.',
  divided: (solver, amount, fee, returned) =>
    `${amount} a ${solver}, ${fee} a la plataforma y ${returned} de vuelta a los donantes.`,
} satisfies Texts<typeof original.stepContent>;
