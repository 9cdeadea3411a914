import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import type { CoverBox } from '#web/device/photos/coverBox.ts';
import type { ImageSize } from '#web/device/photos/readImageSize.ts';

const percent = (part: number, whole: number) => Math.round((part / whole) * 100);

export const coverContent = {
  title: 'Tapar caras y matrículas',
  hint: 'Arrastra o toca sobre lo que nadie debe reconocer. Solo se guarda y se envía la imagen tapada.',
  keys: 'Las flechas mueven el recuadro, con Mayús cambian su tamaño, Supr lo quita.',
  picture: 'La foto como está ahora',
  box: (index, count) => `Recuadro ${index} de ${count}`,
  place: ({ x, y, width, height }: CoverBox, size: ImageSize) =>
    `${percent(width, size.width)} % de ancho, ${percent(height, size.height)} % de alto, ` +
    `a ${percent(x, size.width)} % desde la izquierda, a ${percent(y, size.height)} % desde arriba`,
  removed: 'No hay nada tapado',
  add: 'Añadir un recuadro',
  remove: 'Quitar el recuadro',
  undo: 'Deshacer',
  confirm: 'Tapar',
  working: 'Tapando…',
  leave: {
    title: '¿Dejar la foto sin tapar?',
    text: 'Los recuadros aún no están en la foto. Sin ellos todos ven lo que hay debajo.',
    confirm: 'Dejarla sin tapar',
    stay: 'Seguir tapando',
  },
} satisfies Texts<typeof original.coverContent>;
