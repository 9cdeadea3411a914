import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const posterContent = {
  pageTitle: 'Cartel',
  subtitle: 'Para colgar en el lugar: una página A4 que trae hasta aquí a quien pasa.',
  back: 'Volver al problema',
  print: 'Imprimir cartel',
  sheet: 'El cartel',
  reported: (date) => `Comunicado el ${date}`,
  photo: 'Foto de este problema',
  map: 'Mapa del lugar de este problema',
  code: (address) => `Código QR de ${address}`,
  scan: 'Escanea para ver cómo va, decir que también te afecta o ayudar a resolverlo.',
  failed: 'No se pudo preparar este cartel',
  failedText: 'Puede que el problema se haya eliminado o que no se pueda conectar con el servidor.',
} satisfies Texts<typeof original.posterContent>;
