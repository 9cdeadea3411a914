import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './submitBarContent.ts';

export const submitBarContent = {
  sending: (percent) => `Wird gesendet (${percent} %)`,
  sendingNote: 'Es ist auf diesem Gerät gespeichert. Du kannst diese Seite verlassen.',
} satisfies Texts<typeof original.submitBarContent>;
