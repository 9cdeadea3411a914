import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './plainHttpContent.ts';

export const plainHttpContent = {
  form: 'Esta página está abierta sin https: otras personas de esta red pueden leer lo que envías, y la ubicación, la cámara, las llaves de acceso, las notificaciones y el uso sin conexión faltan hasta que la abras en su dirección https.',
  camera:
    'Los navegadores solo abren la cámara a páginas con https, y esta está abierta sin él. Cierra esto y elige una foto.',
  passkeys:
    'Los navegadores solo guardan llaves de acceso para páginas con https, y esta está abierta sin él. Ábrela en su dirección https para añadir una.',
} satisfies Texts<typeof original.plainHttpContent>;
