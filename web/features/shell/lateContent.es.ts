import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './lateContent.ts';

export const updateContent = {
  text: 'Hay una versión nueva.',
  apply: 'Actualizar ahora',
} satisfies Texts<typeof original.updateContent>;

export const installContent = {
  title: 'Instala esta app',
  text: 'Los reportes que esperan señal están más seguros en la app instalada, y se abre desde tu pantalla de inicio.',
  ios: 'Los reportes que esperan señal están más seguros en tu pantalla de inicio: pulsa Compartir en este navegador y después “Añadir a la pantalla de inicio”.',
  install: 'Instalar',
} satisfies Texts<typeof original.installContent>;

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
