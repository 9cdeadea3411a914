import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './contactDeskContent.ts';

export const contactDeskContent = {
  heading: 'Bestätigen, wer jemand ist',
  text: 'Für eine Person, deren Ausweis du gesehen hast, in der Hand oder im Videogespräch. Gespeichert wird nur eine Prüfsumme, damit er keinem zweiten Konto dient, auch 12 Monate nach dem Löschen dieses Kontos nicht.',
  username: 'Name des Kontos',
  kind: 'Ausweis',
  kinds: {
    passport: 'Reisepass',
    identity_card: 'Personalausweis',
    driving_licence: 'Führerschein',
  },
  country: 'Land, das ihn ausgestellt hat, zwei Buchstaben',
  number: 'Nummer des Ausweises',
  submit: 'Person bestätigen',
  pending: 'Wird bestätigt …',
  done: 'Person bestätigt',
  failed: 'Die Person wurde nicht bestätigt',
} satisfies Texts<typeof original.contactDeskContent>;
