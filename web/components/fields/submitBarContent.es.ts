import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './submitBarContent.ts';

export const submitBarContent = {
  sending: (percent) => `Enviando (${percent} %)`,
  sendingNote: 'Está guardado en este dispositivo. Puedes salir de esta página.',
} satisfies Texts<typeof original.submitBarContent>;
