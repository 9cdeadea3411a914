import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { EMAIL_LINK_HOURS, RESET_LINK_MINUTES } from '#schema/limits.ts';

export const stepContent = {
  toLogin: 'Zur Anmeldung',
  toStart: 'Zur Startseite',
  mailbox: 'Das lokale Postfach öffnen',
  forgot: {
    title: 'Passwort vergessen?',
    text: `Nenne uns die E-Mail-Adresse deines Kontos. Wir schicken dir einen Link, mit dem du ${RESET_LINK_MINUTES} Minuten lang ein neues Passwort wählen kannst.`,
    email: 'E-Mail-Adresse',
    submit: 'Link schicken',
    pending: 'Wird gesendet …',
    failed: 'Der Link ließ sich nicht senden',
    sentTitle: 'Sieh in dein Postfach',
    sent: (address) =>
      `Falls ein Konto die Adresse ${address} hat, ist eine E-Mail unterwegs. Das kann ein paar Minuten dauern; sieh auch im Spam-Ordner nach.`,
    unproved:
      'Eine Adresse, die nie bestätigt wurde, bekommt zuerst einen Link zum Bestätigen; komm hierher zurück, wenn du ihm gefolgt bist.',
    local:
      'Von diesem Rechner gehen keine E-Mails weg. Die E-Mail liegt im lokalen Postfach des Kontos: Öffne es auf einem Gerät, das noch angemeldet ist, oder bitte den Betreiber, mit „npm run recover-account“ einen Link zu erzeugen.',
    noneTitle: 'Diese Installation verschickt keine E-Mails',
    none: 'Der Betreiber kann einen Link für dich erzeugen, mit dem du ein neues Passwort wählst. Schreib an die Adresse auf der Hilfeseite.',
    help: 'Hilfeseite öffnen',
  },
  passkey: {
    title: 'Jetzt einen Passkey hinzufügen?',
    text: 'Diese Installation verschickt keine E-Mails, ein vergessenes Passwort lässt sich also nicht per E-Mail ersetzen.',
    how: 'Ein Passkey meldet dich mit dem an, was dein Gerät entsperrt, auch wenn das Passwort verloren ist. Das dauert in deinen Einstellungen nur einen Moment, und du bekommst Wiederherstellungscodes dazu.',
    add: 'Passkey hinzufügen',
    later: 'Nicht jetzt',
  },
  reset: {
    title: 'Wähle ein neues Passwort',
    text: 'Damit wirst du auf allen Geräten abgemeldet.',
    password: 'Neues Passwort',
    confirmPassword: 'Neues Passwort wiederholen',
    hint: 'Mindestens 8 Zeichen.',
    submit: 'Passwort festlegen',
    pending: 'Wird festgelegt …',
    failed: 'Das Passwort wurde nicht festgelegt',
    done: 'Passwort festgelegt',
    doneText: 'Bitte melde dich damit an.',
    again: 'Neuen Link anfordern',
  },
  confirm: {
    title: 'Bestätige deine E-Mail-Adresse',
    text: `Drücke zum Bestätigen den Knopf. Der Link gilt einmal und ${EMAIL_LINK_HOURS} Stunden lang.`,
    submit: 'Bestätigen',
    pending: 'Wird bestätigt …',
    failed: 'Nicht bestätigt',
    outcomes: {
      proved: {
        title: 'Deine Adresse ist bestätigt',
        text: 'Ab jetzt schicken wir deine E-Mails dorthin, und du kannst damit dein Passwort ersetzen.',
      },
      half: {
        title: 'Eine von zwei Adressen ist bestätigt',
        text: 'Die Adresse ändert sich, sobald du auch dem Link in der anderen E-Mail folgst.',
      },
      changed: {
        title: 'Deine Adresse hat sich geändert',
        text: 'Melde dich mit der neuen an oder wie bisher mit deinem Benutzernamen.',
      },
    },
  },
  stop: {
    title: 'Diese E-Mails werden beendet',
    text: 'Einen Moment …',
    doneTitle: 'Keine solchen E-Mails mehr',
    done: 'Die Neuigkeiten stehen weiter unter der Glocke. In deinen Einstellungen kannst du die E-Mails wieder einschalten.',
    settings: 'Was du verfolgst',
    failedTitle: 'Die E-Mails wurden nicht beendet',
    failed:
      'Du bist offline, oder der Link ist unvollständig: Manche E-Mail-Programme schneiden Links ab. Du kannst die E-Mails auch in deinen Einstellungen beenden.',
    choices: 'Einstellungen öffnen',
    again: 'Noch einmal versuchen',
  },
} satisfies Texts<typeof original.stepContent>;
