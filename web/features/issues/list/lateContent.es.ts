import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './lateContent.ts';

export const lateContent = {
  title: 'En este dispositivo',
  badge: 'Por enviar',
  attention: 'Requiere tu atención',
  beyond: {
    title: 'Esta página no existe',
    text: 'La lista se ha acortado desde entonces.',
    action: 'Ir a la primera página',
  },
} satisfies Texts<typeof original.lateContent>;
