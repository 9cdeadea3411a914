import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moreRowsContent.ts';

export const moreRowsContent = {
  more: 'Mehr anzeigen',
  pending: 'Wird geladen …',
  failed: 'Mehr ließ sich nicht laden. Noch einmal versuchen',
} satisfies Texts<typeof original.moreRowsContent>;
