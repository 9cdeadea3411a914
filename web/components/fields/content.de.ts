import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const passwordFieldContent = { show: 'Eingabe zeigen' } satisfies Texts<
  typeof original.passwordFieldContent
>;

export const submitBarContent = {
  sending: (percent) => `Wird gesendet (${percent} %)`,
  sendingNote: 'Es ist auf diesem Gerät gespeichert. Du kannst diese Seite verlassen.',
} satisfies Texts<typeof original.submitBarContent>;

export const draftLineContent = {
  saved: 'Entwurf gespeichert. Es wurde noch nichts gesendet.',
  failed:
    'Dieser Entwurf lässt sich auf diesem Gerät nicht speichern. Schließe die Seite nicht, bevor du ihn gesendet hast.',
  discard: 'Entwurf verwerfen',
  confirmTitle: 'Diesen Entwurf verwerfen?',
  confirmText: 'Was du hier eingegeben hast, wird von diesem Gerät entfernt.',
  confirm: 'Verwerfen',
} satisfies Texts<typeof original.draftLineContent>;
