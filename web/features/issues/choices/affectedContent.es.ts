import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './affectedContent.ts';

export const affectedContent = {
  label: 'A mí también me afecta',
  affected: (people) => `Afecta a ${people}`,
  waiting: ' · Por enviar',
  failed: 'No se contó',
} satisfies Texts<typeof original.affectedContent>;
