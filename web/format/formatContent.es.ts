import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './formatContent.ts';

export const formatContent = {
  noDate: 'Sin fecha',
  invalidDate: 'Fecha no válida',
  noLocation: 'Ubicación no indicada',
} satisfies Texts<typeof original.formatContent>;
