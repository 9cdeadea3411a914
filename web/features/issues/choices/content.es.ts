import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const affectedContent = {
  label: 'A mí también me afecta',
  affected: (people) => `Afecta a ${people}`,
  waiting: ' · Por enviar',
  failed: 'No se contó',
} satisfies Texts<typeof original.affectedContent>;

export const followContent = {
  follow: 'Seguir',
  following: 'Siguiendo',
  waiting: ' · Por enviar',
  failed: 'No se guardó',
} satisfies Texts<typeof original.followContent>;
