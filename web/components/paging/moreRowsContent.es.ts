import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moreRowsContent.ts';

export const moreRowsContent = {
  more: 'Mostrar más',
  pending: 'Cargando…',
  failed: 'No se pudo cargar más. Reintentar',
} satisfies Texts<typeof original.moreRowsContent>;
