import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './copyContent.ts';

export const copyContent = {
  failed: 'No se copió',
  byHand: 'Este navegador no lo permite aquí. Selecciona el texto y cópialo tú.',
} satisfies Texts<typeof original.copyContent>;
