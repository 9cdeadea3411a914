import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './lightboxContent.ts';

export const lightboxContent = {
  title: 'Fotos',
  place: (index, count) => `${index} von ${count}`,
  previous: 'Voriges Foto',
  next: 'Nächstes Foto',
  enlarge: 'Vergrößern',
  whole: 'Das ganze Foto zeigen',
} satisfies Texts<typeof original.lightboxContent>;
