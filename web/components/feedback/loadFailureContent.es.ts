import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './loadFailureContent.ts';

export const loadFailureContent = {
  title: 'No se pudo cargar',
  offline: 'Revisa tu conexión. La página lo intentará de nuevo por sí sola.',
  fault: 'El servidor tuvo un problema. Inténtalo de nuevo en un momento.',
} satisfies Texts<typeof original.loadFailureContent>;
