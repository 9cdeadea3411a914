import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './lightboxContent.ts';

export const lightboxContent = {
  title: 'Fotos',
  place: (index, count) => `${index} de ${count}`,
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  enlarge: 'Ampliar',
  whole: 'Mostrar la foto entera',
} satisfies Texts<typeof original.lightboxContent>;
