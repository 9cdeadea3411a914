import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './loadFailureContent.ts';

export const loadFailureContent = {
  title: 'No se pudo cargar',
  itText: 'Se cargará cuando el servidor esté disponible.',
  theyText: 'Se cargarán cuando el servidor esté disponible.',
} satisfies Texts<typeof original.loadFailureContent>;
