import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const amendmentsContent = {
  title: 'Desde el primer aporte',
  failed: 'No se pudieron cargar los cambios',
  note: (moment) => `Nota del ${moment}`,
  change: (moment) => `Cambiado el ${moment}`,
  before: 'Antes',
  after: 'Después',
  photos: 'Fotos',
  photo: (side, index) => `${side}: foto ${index}`,
  noPhotos: 'Ninguna',
  adding: {
    button: 'Añadir una nota',
    title: 'Añadir una nota',
    text: 'Se queda con el problema para siempre, y se avisa a todos los implicados. Lo que acordaron donantes y solucionador no cambia.',
    label: 'Nota',
    confirm: 'Añadir la nota',
    pending: 'Añadiendo…',
    done: 'Nota añadida',
    failed: 'Error al añadir la nota',
  },
} satisfies Texts<typeof original.amendmentsContent>;
