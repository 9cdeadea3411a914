import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './formatContent.ts';

export const formatContent = {
  noDate: 'Kein Datum',
  invalidDate: 'Ungültiges Datum',
  noLocation: 'Ort nicht angegeben',
} satisfies Texts<typeof original.formatContent>;
