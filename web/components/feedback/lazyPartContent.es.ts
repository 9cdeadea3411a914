import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './lazyPartContent.ts';

export const lazyPartContent = {
  notLoaded: 'No se pudo cargar esta parte. Revisa tu conexión o vuelve a cargar la página.',
  again: 'Cargar de nuevo',
} satisfies Texts<typeof original.lazyPartContent>;
