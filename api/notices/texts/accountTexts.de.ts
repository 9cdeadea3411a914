import { ROLE_NOTICE_DAYS } from '#schema/people/roleLimits.ts';
import type { ReportedKind } from '#schema/moderation/choices.ts';
import { DATA_EXPORT_HOURS } from '#schema/limits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import { pluralIn, type Plural } from '#schema/languages/plural.ts';
import { RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';
import { DIGEST_LINES } from '#schema/people/followLimits.ts';
import type * as original from './accountTexts.ts';

const HIDDEN: Record<ReportedKind, string> = {
  issue: 'ein von dir gemeldetes Problem',
  message: 'eine Nachricht von dir',
  proposal: 'einen Vorschlag von dir',
  proof: 'einen Nachweis von dir',
  profile: 'dein Profil',
};
const WORDS_OF: Record<ReportedKind, string> = {
  issue: 'zu einem von dir gemeldeten Problem',
  message: 'einer Nachricht von dir',
  proposal: 'eines Vorschlags von dir',
  proof: 'eines Nachweises von dir',
  profile: 'deines Profils',
};
const BECAUSE_OF: Record<ReportedKind, string> = {
  issue: 'eines von dir gemeldeten Problems',
  message: 'einer Nachricht von dir',
  proposal: 'eines Vorschlags von dir',
  proof: 'eines Nachweises von dir',
  profile: 'deines Profils',
};

const some = (count: number, forms: Plural): string =>
  pluralIn('de', count, forms, count > DIGEST_LINES ? `mehr als ${DIGEST_LINES}` : `${count}`);
const reports = (count: number) =>
  `${some(count, { one: '# neue Meldung', other: '# neue Meldungen' })} in Gebieten, denen du folgst`;
const news = (count: number) =>
  `Neues zu ${some(count, {
    one: '# Problem, dem du folgst',
    other: '# Problemen, denen du folgst',
  })}`;

export const accountTexts = {
  roleUser: () => 'Dein Konto hat keine besondere Rolle mehr.',
  roleAmbassador: () =>
    'Du bist jetzt Botschafter: Fälle, die keine Jury entscheiden konnte, warten auf deinem Schreibtisch.',
  roleOperator: () => 'Du bist jetzt Betreiber: Du kannst Rollen vergeben.',
  roleUserValidator: () =>
    'Dein Konto hat keine besondere Rolle mehr. Du kannst um unabhängige Gutachten gebeten werden.',
  roleAmbassadorValidator: () =>
    'Du bist jetzt Botschafter: Fälle, die keine Jury entscheiden konnte, warten auf deinem Schreibtisch. Du kannst um unabhängige Gutachten gebeten werden.',
  roleOperatorValidator: () =>
    'Du bist jetzt Betreiber: Du kannst Rollen vergeben. Du kannst um unabhängige Gutachten gebeten werden.',
  roleAnnounced: ({ person }) =>
    `Eine Änderung der Rolle von ${person} wurde angekündigt. Sie gilt in ${ROLE_NOTICE_DAYS} Tagen, sofern kein Botschafter Einspruch erhebt; die Gründe stehen auf der Seite Transparenz.`,
  recoveryAnnounced: ({ person }) =>
    `Ein Betreiber hat einen Weg zurück in das Konto von ${person} angekündigt. Er öffnet sich in ${ROLE_NOTICE_DAYS} Tagen, sofern kein Botschafter Einspruch erhebt; die Gründe stehen auf der Seite Transparenz.`,
  roleObjected: ({ person }) =>
    `Jemand hat Einspruch gegen das erhoben, was über ${person} angekündigt wurde. Es verfällt, wenn kein anderer Botschafter es bestätigt; die Gründe stehen auf der Seite Transparenz.`,
  accountReported: ({ person }) =>
    `Das Konto von ${person} wurde gemeldet. Ein anderer Botschafter muss das klären.`,
  reportUpheld: ({ points }) =>
    `Botschafter haben eine Meldung über dein Konto bestätigt; dein Vertrauen sank um ${points} Punkte.`,
  reportUpheldFrozen: ({ points }) =>
    `Botschafter haben eine Meldung über dein Konto bestätigt; dein Vertrauen sank um ${points} Punkte. Dein Konto ist eingefroren und kann nur lesen.`,
  unfrozen: ({ reason }) =>
    `Dein Konto ist nicht mehr eingefroren. Ein Botschafter nannte diesen Grund: ${reason}`,
  otherUnfrozen: ({ person }) =>
    `Ein Botschafter hat das eingefrorene Konto von ${person} wieder freigegeben. Der Grund steht auf dem Schreibtisch.`,
  addressReleased: ({ email }) =>
    `Jemand anderes hat bestätigt, dass ihm ${email} gehört; die Adresse gehört deshalb nicht mehr zu deinem Konto. Dein Konto bleibt, du meldest dich mit deinem Benutzernamen an; eine andere Adresse kannst du in deinen Einstellungen angeben.`,
  recovered: () => 'Der Betreiber hat einen Link zu einem neuen Passwort für dein Konto erstellt.',
  recoveredWithEmail: () =>
    'Der Betreiber hat deinem Konto eine andere E-Mail-Adresse gegeben und einen Link zu einem neuen Passwort erstellt.',
  signedOut: () =>
    'Ein Betreiber hat alle Anmeldungen deines Kontos beendet. Wenn du nicht weißt, warum, frag bei der Adresse auf der Hilfeseite nach.',
  dataReady: () =>
    `Deine Daten liegen bereit: Hole sie innerhalb von ${DATA_EXPORT_HOURS} Stunden in deinen Einstellungen ab.`,
  somethingReported: () =>
    'Der Moderation wurde etwas Neues gemeldet. Es wartet unter „Meldungen von Nutzern“ auf deinem Schreibtisch.',
  hid: ({ thing, reason }) => `Die Moderation hat ${HIDDEN[thing]} verborgen: ${reason}`,
  hidWords: ({ thing, reason }) =>
    `Die Moderation hat den Text ${WORDS_OF[thing]} verborgen: ${reason}`,
  removedPhotos: ({ thing, reason }) =>
    `Die Moderation hat Fotos ${WORDS_OF[thing]} entfernt: ${reason}`,
  hidIssue: ({ thing, reason }) =>
    `Die Moderation hat wegen ${BECAUSE_OF[thing]} ein Problem verborgen: ${reason}`,
  warned: ({ thing, reason }) =>
    `Die Moderation verwarnt dich wegen ${BECAUSE_OF[thing]}: ${reason}`,
  restricted: ({ thing, reason }) =>
    `Die Moderation hat dein Konto wegen ${BECAUSE_OF[thing]} für ${RESTRICTION_DAYS} Tage eingeschränkt: ${reason}`,
  appealWon: ({ reason }) =>
    `Auf deinen Widerspruch hat ein anderes Mitglied der Moderation die Entscheidung zurückgenommen: ${reason}`,
  appealLost: ({ reason }) =>
    `Trotz deines Widerspruchs hat ein anderes Mitglied der Moderation die Entscheidung bestätigt: ${reason}`,
  digestReported: ({ reported }) => `Seit der letzten Zusammenfassung: ${reports(reported)}.`,
  digestMoved: ({ moved }) => `Seit der letzten Zusammenfassung: ${news(moved)}.`,
  digestBoth: ({ reported, moved }) =>
    `Seit der letzten Zusammenfassung: ${reports(reported)}; ${news(moved)}.`,
} satisfies Texts<typeof original.accountTexts>;
