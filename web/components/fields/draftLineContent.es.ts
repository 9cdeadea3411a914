import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './draftLineContent.ts';

export const draftLineContent = {
  saved: 'Borrador guardado. Todavía no se ha enviado nada.',
  failed:
    'Este borrador no se puede guardar en este dispositivo. No cierres la página antes de enviarlo.',
  discard: 'Descartar el borrador',
  confirmTitle: '¿Descartar este borrador?',
  confirmText: 'Lo que escribiste aquí se borrará de este dispositivo.',
  confirm: 'Descartar',
} satisfies Texts<typeof original.draftLineContent>;
