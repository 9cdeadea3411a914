import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './keptEditContent.ts';

export const keptEditContent = {
  restored: 'Se recuperó lo que habías cambiado aquí. Todavía no se ha enviado nada.',
  older:
    'Ya habías empezado a cambiar esto. Desde entonces se cambió en otro lugar. Tu texto se conserva: compara los dos.',
  keep: 'Continuar con el mío',
  discard: 'Descartar el mío',
} satisfies Texts<typeof original.keptEditContent>;
