import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const passwordFieldContent = { show: 'Mostrar lo escrito' } satisfies Texts<
  typeof original.passwordFieldContent
>;

export const submitBarContent = {
  sending: (percent) => `Enviando (${percent} %)`,
  sendingNote: 'Está guardado en este dispositivo. Puedes salir de esta página.',
} satisfies Texts<typeof original.submitBarContent>;

export const draftLineContent = {
  saved: 'Borrador guardado. Todavía no se ha enviado nada.',
  failed:
    'Este borrador no se puede guardar en este dispositivo. No cierres la página antes de enviarlo.',
  discard: 'Descartar el borrador',
  confirmTitle: '¿Descartar este borrador?',
  confirmText: 'Lo que escribiste aquí se borrará de este dispositivo.',
  confirm: 'Descartar',
} satisfies Texts<typeof original.draftLineContent>;
