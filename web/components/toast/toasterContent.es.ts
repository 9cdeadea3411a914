import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './toasterContent.ts';

export const toasterContent = {
  region: 'Notificaciones ({hotkey})',
  dismiss: 'Cerrar la notificación',
} satisfies Texts<typeof original.toasterContent>;
