import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './followContent.ts';

export const followContent = {
  follow: 'Seguir',
  following: 'Siguiendo',
  waiting: ' · Por enviar',
  failed: 'No se guardó',
} satisfies Texts<typeof original.followContent>;
