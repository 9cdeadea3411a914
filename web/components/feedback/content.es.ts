import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const lazyPartContent = {
  notLoaded: 'No se pudo cargar esta parte. Revisa tu conexión o vuelve a cargar la página.',
  again: 'Cargar de nuevo',
  kept: 'Ver lo que espera en este dispositivo',
} satisfies Texts<typeof original.lazyPartContent>;

export const loadFailureContent = {
  title: 'No se pudo cargar',
  offline: 'Revisa tu conexión. La página lo intentará de nuevo por sí sola.',
  fault: 'El servidor tuvo un problema. Inténtalo de nuevo en un momento.',
} satisfies Texts<typeof original.loadFailureContent>;
