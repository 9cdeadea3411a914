import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './placeSearchContent.ts';

export const placeSearchContent = {
  linkWithoutPlace:
    'Este enlace no dice dónde está el lugar. Ábrelo y copia la dirección de la página a la que lleva, o escribe unas coordenadas, como 40,4168, -3,7038.',
  nothingFound:
    'No se encontró ningún lugar con ese nombre. Prueba con la calle y la ciudad, o con unas coordenadas, como 40,4168, -3,7038.',
} satisfies Texts<typeof original.placeSearchContent>;
