import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const mapContent = {
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  keyboardHint: 'Usa las flechas para mover el mapa, y más y menos para acercarlo o alejarlo.',
  pickHint: 'Usa las flechas para mover el mapa y pulsa Intro para elegir el centro.',
  searchLocation: 'Buscar un lugar…',
  suggestedLocations: 'Lugares sugeridos',
  noLocation: 'Ubicación no indicada',
  failedTitle: 'No se pudo cargar el mapa',
  failedText: 'Todo lo demás de esta página funciona.',
  again: 'Volver a intentarlo',
} satisfies Texts<typeof original.mapContent>;
