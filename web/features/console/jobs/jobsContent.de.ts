import type { DeliverySubject } from '#schema/console/consoleKinds.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './jobsContent.ts';
const kinds = {
  push: 'Push',
  email: 'E-Mail mit Neuigkeiten',
  account_mail: 'E-Mail zum Konto',
  payment: 'Rück- oder Auszahlung',
  forwarding: 'Meldung an eine Stelle',
};

const subjects: Record<DeliverySubject, string> = {
  issue_update: 'Neues zu einem Problem',
  proposal: 'Vorschlag',
  pledge: 'Zusage',
  vote: 'Stimme',
  message: 'Nachricht',
  system: 'Mitteilung der Betreiber',
  digest: 'Zusammenfassung',
  moderation: 'Entscheidung der Moderation',
  reset: 'neues Passwort',
  proof: 'Bestätigung der Adresse',
  change_old: 'Änderung der Adresse, an die alte',
  change_new: 'Änderung der Adresse, an die neue',
  taken: 'Adresse schon vergeben',
  password_changed: 'Passwort geändert',
  username_changed: 'Benutzername geändert',
  issue_reported: 'neue Meldung in einer Kategorie',
  refund: 'Rückzahlung',
  payout: 'Auszahlung',
  issue_forwarded: 'Meldung an die zuständige Stelle',
};

export const jobsContent = {
  title: 'Betrieb',
  subtitle:
    'Wie es der Installation geht, was darauf wartet, sie zu verlassen, und was zu tun ist.',
  health: 'Wie es ihr geht',
  fine: 'Gerade ist nichts zu tun.',
  warnings: {
    books: (problem) =>
      `Die Bücher stimmen nicht: ${problem}. Halte Auszahlungen bei deinem Anbieter an, und führe „trybe verify“ aus (in einem Checkout „npm run verify“).`,
    unchecked: (when) =>
      `Die Bücher wurden zuletzt geprüft: ${when}. Die tägliche Prüfung läuft nicht: Sieh nach, ob der Server neu gestartet oder überlastet ist.`,
    failing: (count, kind) =>
      `${count} von „${kind}“ wurden mehr als einmal vergeblich versucht. Sieh unten nach, und ob der Dienst antwortet, der sie befördert.`,
    late: (kind, when) =>
      `„${kind}“ wartet seit ${when}: Vielleicht steht die Aufgabe still, die es sendet.`,
    backup: (when) =>
      `Die letzte Sicherung wurde fertig: ${when}. Sieh nach, was „systemctl status trybe-backup.service“ sagt.`,
    disk: (free, size) =>
      `Auf der Platte des Datenordners sind nur noch ${free} von ${size} frei: Schaffe Platz, oder zieh auf eine größere um.`,
    differences: (count) =>
      `${count} zwischen dem Zahlungsdienst und den Büchern. Siehe „Geld“, und vergleiche mit der Oberfläche des Zahlungsdienstes.`,
    payouts: (count) =>
      `Überfällig: ${count}. Menschen warten auf Geld, das ihnen versprochen ist. Siehe „Geld“.`,
    replica: (number) =>
      `Kopie ${number} der Datenbank wird ausgelassen: Sie antwortet nicht, oder sie hängt zu weit zurück.`,
    weaknesses: {
      open_listener:
        'Der Server nimmt Verbindungen von anderen Rechnern an und glaubt, was sie über ihre Adresse sagen. Lass nur den Proxy an ihn heran: HOST=127.0.0.1 oder ein eigenes Netz.',
      database_superuser:
        'Die Rolle aus DATABASE_URL ist ein Superuser, den keine Sperre der Datenbank aufhält. Gib der App eine eigene Rolle, wie in api/ops/database.md beschrieben.',
      database_owner:
        'Die Rolle aus DATABASE_URL besitzt ihre Tabellen und könnte deren Sperren entfernen. Gib der App eine eigene Rolle, wie in api/ops/database.md beschrieben.',
    },
    mail: 'Diese Installation versendet keine E-Mails: Niemand kann per E-Mail ein neues Passwort wählen. Setze SMTP_URL und MAIL_FROM.',
    reports: (count) => `Von Nutzern, zur Entscheidung: ${count}.`,
  },
  differences: { one: '# Unterschied', other: '# Unterschiede' },
  payouts: { one: '# Auszahlung', other: '# Auszahlungen' },
  openReports: { one: '# Meldung', other: '# Meldungen' },
  facts: {
    database: 'Datenbank',
    version: (version) => `PostgreSQL ${version}`,
    migration: 'Letzte Änderung ihrer Tabellen',
    migrationOf: (number, name) => `Nr. ${number}: ${name}`,
    photos: 'Fotos',
    videos: 'Videos',
    files: (count, size) => `${count}, ${size} wie gesendet`,
    replicas: 'Kopien der Datenbank',
    noReplicas: 'Keine',
    replica: (number, state) => `${number}: ${state}`,
    used: (lag) => `in Gebrauch, ${lag} zurück`,
    leftOut: 'ausgelassen',
    disk: 'Platte des Datenordners',
    diskFree: (free, size) => `${free} von ${size} frei`,
    backup: 'Letzte Sicherung',
    backupNone: 'Noch keine durch backup.sh',
    books: 'Bücher',
    booksHold: (when) => `Stimmen, geprüft: ${when}`,
    booksBroken: (when) => `Stimmen nicht, geprüft: ${when}`,
    booksNone: 'Noch nicht geprüft',
    frozen: 'Probleme mit eingefrorenem Geld',
    signIns: 'Anmeldungen',
    streams: 'Gerade geöffnete Seiten',
    mail: 'E-Mail',
    mailOf: { smtp: 'Über SMTP', local: 'Ins lokale Postfach', none: 'Keine' },
  },
  heading: 'Was noch zu senden ist',
  hint: 'Alles wird von selbst wieder versucht, in immer größeren Abständen. Was darin steht, wird hier nicht gezeigt.',
  kind: 'Art',
  state: 'Versuche',
  kinds,
  filters: { any: 'Alles', ...kinds },
  states: {
    any: 'Beliebig viele Versuche',
    failing: 'Schon versucht',
    untried: 'Noch nicht versucht',
  },
  fileName: 'sendungen',
  list: {
    caption: 'Was noch zu senden ist, die meisten Versuche zuerst',
    thing: { one: '# Sendung', other: '# Sendungen' },
    empty: 'Es ist nichts mehr zu senden',
  },
  columns: {
    what: 'Was',
    person: 'Person',
    tries: 'Versuche',
    since: 'Seit',
    next: 'Nächster Versuch',
    error: 'Letzter Fehler',
    act: 'Wiederholen',
  },
  of: (kind, subject) => `${kinds[kind]}: ${subjects[subject]}`,
  atOnce: 'sofort',
  unknown: '–',
  repeat: {
    button: 'Jetzt wiederholen',
    label: (what) => `Jetzt wiederholen: ${what}`,
    title: 'Jetzt noch einmal versuchen?',
    text: 'Es geht innerhalb einer Minute hinaus statt beim nächsten Versuch. Am besten erst, wenn behoben ist, was im Weg stand.',
    submit: 'Jetzt wiederholen',
    done: 'Es wird jetzt versucht',
  },
} satisfies Texts<typeof original.jobsContent>;
