import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './installContent.ts';

export const installContent = {
  title: 'Instala esta app',
  text: 'Los reportes que esperan señal están más seguros en la app instalada, y se abre desde tu pantalla de inicio.',
  ios: 'Los reportes que esperan señal están más seguros en tu pantalla de inicio: pulsa Compartir en este navegador y después “Añadir a la pantalla de inicio”.',
  install: 'Instalar',
} satisfies Texts<typeof original.installContent>;
