import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './testClockContent.ts';

export const testClockContent = {
  moved: (moment, ahead) =>
    `Los probadores han movido el reloj de esta instalación: marca ${moment}, ${ahead} por delante.`,
  real: (moment) => `Instalación de prueba: su hora se puede mover. Ahora es ${moment}.`,
  hour: { one: '# hora', other: '# horas' },
  stepHours: [
    { label: '1 hora', hours: 1 },
    { label: '1 día', hours: 24 },
    { label: '3 días', hours: 72 },
  ],
  step: (label) => `+${label}`,
  moveBy: (label) => `Dejar pasar ${label}`,
  failed: 'No se pudo mover el reloj',
} satisfies Texts<typeof original.testClockContent>;
