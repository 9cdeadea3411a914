import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './setupContent.ts';

export const setupContent = {
  title: 'Diese Seite einrichten',
  subtitle:
    'Wer diese Seite betreibt, wo sie zu Hause ist, und wem das erste Betreiberkonto gehört.',
  failed: 'Die Einrichtung ließ sich nicht laden',
  code: {
    label: 'Einrichtungscode',
    hint: 'Der Server hat ihn beim Start ausgegeben, neben der Adresse dieser Seite.',
    submit: 'Weiter',
    pending: 'Wird geprüft …',
    failed: 'Der Code wurde nicht angenommen',
  },
  steps: {
    label: 'Schritte der Einrichtung',
    names: { look: 'Name und Aussehen', place: 'Ort', money: 'Geld und Recht', you: 'Du' },
    of: (step, count) => `Schritt ${step} von ${count}`,
    submit: 'Weiter',
    pending: 'Wird geprüft …',
    back: 'Zurück',
  },
  preview: {
    title: 'Vorschau',
    name: 'Deine Seite',
    at: (place) => `Probleme in ${place}`,
    nearby: 'Probleme in deiner Nähe',
    issue: 'Defekte Straßenlaterne',
    report: 'Problem melden',
  },
  account: {
    heading: 'Erstes Betreiberkonto',
    hint: 'Dein eigenes Konto. Betreiber ändern diese Einstellungen und ernennen andere; Geld bewegen können sie nicht.',
    username: 'Benutzername',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    passwordHint: 'Mindestens 8 Zeichen.',
    confirmPassword: 'Passwort wiederholen',
  },
  finish: {
    hint: 'Alles lässt sich später unter Verwaltung ändern. Der Code gilt einmal.',
    submit: 'Seite einrichten',
    pending: 'Wird eingerichtet …',
    failed: 'Die Seite wurde nicht eingerichtet',
    closed:
      'Es wartet nichts mehr auf die Einrichtung. Hast du dieses Formular gerade gesendet, hat es geklappt: Melde dich mit deinem neuen Konto an.',
    signIn: 'Anmelden',
  },
  passkey: {
    title: 'Die Seite ist eingerichtet',
    text: 'Du bist als erster Betreiber angemeldet.',
    how: 'Füge jetzt einen Passkey hinzu: Einstellungen und Rollen lassen sich nur damit ändern, sofern der Server nichts anderes sagt (STAFF_PASSKEYS). Das dauert einen Moment, und du bekommst Wiederherstellungscodes dazu.',
    without:
      'Dieser Browser kennt keine Passkeys. Melde dich mit einem an, der sie kennt, und füge in deinen Einstellungen einen hinzu: Einstellungen und Rollen lassen sich nur damit ändern, sofern der Server nichts anderes sagt (STAFF_PASSKEYS).',
    add: 'Passkey hinzufügen',
    later: 'Nicht jetzt',
    settings: 'Einstellungen öffnen',
  },
  next: {
    heading: 'Wie es weitergeht',
    categories: 'Kategorien',
    categoriesText: 'Worunter Menschen hier etwas melden, und was das Formular dazu fragt.',
    reports: 'Meldungen, die es schon gibt',
    reportsText: 'Hol sie aus einer Tabelle oder Karte herein.',
  },
} satisfies Texts<typeof original.setupContent>;
