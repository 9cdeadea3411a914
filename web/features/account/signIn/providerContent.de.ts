import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './providerContent.ts';

export const providerContent = {
  signIn: (name) => `Mit ${name} anmelden`,
  leaving: 'Wird weitergeleitet …',
  failed: 'Die Anmeldung ließ sich nicht beginnen',
  back: { title: 'Du wirst angemeldet', text: 'Einen Moment, bitte.' },
  refused: {
    title: 'Du bist nicht angemeldet',
    text: 'Es hat sich nichts geändert.',
    again: 'Zurück zur Anmeldung',
    settings: 'Zurück zu deinen Einstellungen',
    otherWindow:
      'Diese Anmeldung wurde in einem anderen Fenster begonnen oder ist abgelaufen. Bitte fange noch einmal an und bleibe im selben Fenster.',
  },
  join: {
    title: 'Wähle deinen Namen',
    text: (email) => `Dein Konto bekommt die Adresse ${email} und kein Passwort.`,
    username: 'Benutzername',
    submit: 'Konto anlegen',
    pending: 'Konto wird angelegt …',
    failed: 'Das Konto wurde nicht angelegt',
  },
  linked: 'Verknüpft',
  linkedText: 'Ab jetzt kannst du dich so anmelden.',
} satisfies Texts<typeof original.providerContent>;
