import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './locateContent.ts';

export const locateContent = {
  failed: 'Error de ubicación',
  failedText: 'No se pudo obtener tu ubicación actual. Busca el lugar por su nombre.',
  plainHttp: 'El navegador solo dice dónde estás a páginas con https.',
} satisfies Texts<typeof original.locateContent>;
