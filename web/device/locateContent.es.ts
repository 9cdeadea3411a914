import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './locateContent.ts';

export const locateContent = {
  failed: 'Error de ubicación',
  failedText: 'No se pudo obtener tu ubicación actual. Busca el lugar por su nombre.',
} satisfies Texts<typeof original.locateContent>;
