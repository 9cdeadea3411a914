import { EMAIL_LINK_HOURS, RESET_LINK_MINUTES } from '#schema/limits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './accountMailTexts.ts';

const IGNORE = 'Wenn du das nicht warst, tu nichts: Ohne den Link ändert sich nichts.';
const HOURS = `Der Link gilt einmal und ${EMAIL_LINK_HOURS} Stunden lang.`;

export const accountMailTexts = {
  reset: ({ username, link }) => ({
    subject: 'Ein neues Passwort',
    lines: [
      `Jemand hat ein neues Passwort für dein Konto ${username} angefordert. Wähle es hier:`,
      link,
      `Der Link gilt einmal und ${RESET_LINK_MINUTES} Minuten lang. Mit dem neuen Passwort enden alle Anmeldungen des Kontos.`,
      'Wenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.',
    ],
  }),
  proof: ({ username, link }) => ({
    subject: 'Bestätige deine E-Mail-Adresse',
    lines: [
      `Das Konto ${username} wurde mit dieser Adresse registriert. Wenn es deines ist, bestätige die Adresse hier:`,
      link,
      `${HOURS} Bis dahin bekommt diese Adresse keine weitere E-Mail, und mit ihr lässt sich kein neues Passwort anfordern.`,
      'Wenn das Konto nicht deines ist, tu nichts.',
    ],
  }),
  change_old: ({ username, link, newEmail }) => ({
    subject: 'Bestätige deine neue E-Mail-Adresse',
    lines: [
      `Die Adresse deines Kontos ${username} soll in ${newEmail} geändert werden. Bestätige das hier und über den Link, den wir dorthin geschickt haben:`,
      link,
      HOURS,
      `${IGNORE} Dann kennt jemand dein Passwort, also ändere es bitte.`,
    ],
  }),
  change_new: ({ username, link }) => ({
    subject: 'Bestätige deine E-Mail-Adresse',
    lines: [
      `Das Konto ${username} soll diese Adresse bekommen. Wenn es deines ist, bestätige sie hier:`,
      link,
      HOURS,
      IGNORE,
    ],
  }),
  taken: ({ username, link }) => ({
    subject: 'Du hast schon ein Konto',
    lines: [
      `Jemand wollte deine Adresse für ein anderes Konto verwenden. Sie gehört zu deinem Konto ${username}, und dabei bleibt es.`,
      'Wenn du das warst und dein Passwort vergessen hast, wähle hier ein neues:',
      link,
      'Wenn du das nicht warst, brauchst du nichts zu tun.',
    ],
  }),
  username_changed: ({ username, link }) => ({
    subject: 'Dein Benutzername wurde geändert',
    lines: [
      `Dein Konto heißt jetzt ${username}. Melde dich mit diesem Namen an oder wie bisher mit deiner Adresse; was du getan hast, bleibt bei dir.`,
      'Wenn du das nicht warst, kennt jemand dein Passwort. Wähle sofort ein neues:',
      link,
    ],
  }),
  password_changed: ({ username, link }) => ({
    subject: 'Dein Passwort wurde geändert',
    lines: [
      `Das Passwort deines Kontos ${username} wurde geändert, und seine anderen Anmeldungen wurden beendet.`,
      'Wenn du das nicht warst, wähle sofort ein neues:',
      link,
    ],
  }),
  passkeys_changed: ({ username, link }) => ({
    subject: 'Deine Passkeys wurden geändert',
    lines: [
      `Die Passkeys oder Wiederherstellungscodes deines Kontos ${username} wurden geändert.`,
      'Wenn du das nicht warst, wähle sofort ein neues Passwort und sieh dann in den Einstellungen deine Passkeys durch:',
      link,
    ],
  }),
  provider_changed: ({ username, link }) => ({
    subject: 'Ein Weg zur Anmeldung wurde geändert',
    lines: [
      `Die Anmeldung bei deinem Konto ${username} über einen anderen Anbieter wurde eingerichtet oder beendet.`,
      'Wenn du das nicht warst, wähle sofort ein neues Passwort und beende dann in den Einstellungen die Verknüpfung:',
      link,
    ],
  }),
} satisfies Texts<typeof original.accountMailTexts>;
