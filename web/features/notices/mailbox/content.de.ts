import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const mailboxContent = {
  title: 'Lokales Postfach',
  subtitle: 'E-Mails, die diese Installation behält, statt sie zu versenden.',
  notice: 'Lokales Postfach: Von diesem Rechner gehen keine E-Mails weg.',
  loading: 'E-Mails werden geladen',
  to: (address) => `An ${address}`,
  listLabel: 'Deine E-Mails, die neueste zuerst',
  empty: {
    title: 'Noch keine E-Mails',
    text: 'Hier steht, was an dich gesendet würde: Links, die deine Adresse bestätigen, und Neuigkeiten, die du in deinen Einstellungen wählst.',
    action: 'Einstellungen öffnen',
  },
  absent: {
    title: 'Hier gibt es kein lokales Postfach',
    text: 'Diese Installation versendet ihre E-Mails, oder sie versendet gar keine.',
  },
  failed: 'Deine E-Mails ließen sich nicht laden',
} satisfies Texts<typeof original.mailboxContent>;
