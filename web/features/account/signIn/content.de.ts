import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const authContent = {
  pageTitle: 'Anmelden',
  title: 'Willkommen bei Trybe',
  subtitle: 'Mach mit in unserer Gemeinschaft: Probleme vor Ort melden, finanzieren und lösen',
  tabsLabel: 'Anmelden oder registrieren',
  loginTab: 'Anmelden',
  registerTab: 'Registrieren',
  started: (amount, issue) => `${amount} für „${issue}“: erst ein Konto, dann bestätigst du.`,
  login: {
    emailOrUsername: 'Benutzername oder E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    pending: 'Wird angemeldet …',
    forgot: 'Passwort vergessen?',
  },
  passkey: {
    signIn: 'Mit einem Passkey anmelden',
    pending: 'Warten auf deinen Browser …',
    notGiven:
      'Dein Browser hat keinen Passkey geliefert. Versuche es noch einmal, oder melde dich anders an.',
  },
  second: {
    text: 'Dieses Konto braucht zusätzlich seinen Passkey. Hast du ihn verloren, gib einen deiner Wiederherstellungscodes ein und drücke noch einmal auf Anmelden.',
    code: 'Wiederherstellungscode',
  },
  register: {
    username: 'Benutzername',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    hint: 'Mindestens 8 Zeichen.',
    confirmPassword: 'Passwort wiederholen',
    preferredRole: 'Bevorzugte Rolle',
    roleHint: 'Nur eine Vorliebe: Alle können melden, zusagen und vorschlagen.',
    submit: 'Konto anlegen',
    noMail:
      'Diese Installation verschickt keine E-Mails: Ein vergessenes Passwort lässt sich nicht per E-Mail ersetzen, und nur der Betreiber könnte dich wieder hineinlassen. Bewahre es gut auf, und füge einen Passkey hinzu, sobald dein Konto da ist: Er meldet dich ohne Passwort an.',
    work: 'Aus deinem Netz wurden in der letzten Stunde viele Konten angelegt. Dein Gerät löst eine kurze Aufgabe, die zeigt, dass du keine Maschine bist: Das dauert ein paar Sekunden, dann wird dein Konto angelegt.',
    pending: 'Konto wird angelegt …',
  },
  roles: {
    reporter: { label: 'Melder', description: 'Probleme in deiner Gemeinde melden' },
    donator: { label: 'Geldgeber', description: 'Geben, was dir wichtig ist' },
    solver: { label: 'Macher', description: 'Lösungen vorschlagen und umsetzen' },
  },
  demo: {
    title: 'Ein Demokonto ausprobieren',
    description: 'Füllt das Formular aus; noch ein Tippen, und du bist angemeldet.',
    use: (username, role) => `${username} (${role})`,
  },
  agree: 'Wenn du fortfährst, gelten unsere',
  terms: 'Nutzungsbedingungen',
  and: 'und die',
  privacy: 'Datenschutzerklärung',
  marketing: {
    title: 'Finanzieren, beheben, etwas bewegen',
    claim:
      '90 % jeder Zusage gehen direkt in die Lösung des Problems, und du siehst jederzeit, wie es steht.',
    points: [
      {
        key: 'report',
        title: 'Probleme vor Ort melden',
        text: 'Markiere ein Problem auf der Karte und sag, wann es als gelöst gilt. Auch ohne Empfang.',
      },
      {
        key: 'fund',
        title: 'Offen gemeinsam finanzieren',
        text: 'Zusagen liegen auf Treuhandkonten, und alle können sehen, wo das Geld ist.',
      },
      {
        key: 'solve',
        title: 'Lösungen aus der Gemeinschaft',
        text: 'Macher bieten an, Geldgeber stimmen ab, und die Gemeinschaft prüft das Ergebnis.',
      },
    ],
  },
  toast: {
    welcomeBack: 'Willkommen zurück!',
    loggedInAs: (username) => `Du bist jetzt als ${username} angemeldet.`,
    loginFailed: 'Anmeldung fehlgeschlagen',
    accountCreated: 'Konto angelegt',
    accountCreatedText: 'Dein Konto ist angelegt, und du bist angemeldet.',
    registrationFailed: 'Registrierung fehlgeschlagen',
  },
} satisfies Texts<typeof original.authContent>;
