import { issueFieldContent } from '#web/components/issues/issueFieldContent.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

const fields: Record<string, string> = {
  ...issueFieldContent,
  photos: 'Fotos',
  message: 'Nachricht',
  summary: 'Zusammenfassung',
  before: 'Vorher-Foto',
  after: 'Nachher-Foto',
  checkIn: 'Ortsbestätigung',
  nonce: 'Vorbereitung',
};

export const outboxContent = {
  title: 'Ungesendet',
  subtitle: 'Alles, was du auf diesem Gerät geschrieben hast, und wo es ist.',
  loading: 'Ungesendetes wird gelesen',
  sendNow: 'Jetzt senden',
  resendAll: (count) => `Alle noch einmal senden (${count})`,
  littleRoom: (left) =>
    `Auf diesem Gerät sind nur noch ${left} frei. Sende jetzt, was wartet, oder sichere es als Datei: Bald lässt sich nichts mehr aufbewahren.`,
  sending: 'Wird gesendet …',
  groups: {
    drafts: 'Entwürfe',
    attention: 'Du bist gefragt',
    waiting: 'Wartet aufs Senden',
    received: 'Angekommen',
    receivedNote: 'Belege bleiben 30 Tage.',
  },
  kinds: {
    reportIssue: 'Meldung',
    editIssue: 'Änderung',
    postMessage: 'Nachricht',
    submitProof: 'Nachweis',
    tellAffected: 'Betrifft mich auch',
    sightIssue: 'Noch da',
    followIssue: 'Folgen',
    followArea: 'Folgen',
  },
  takenBack: {
    tellAffected: 'Betrifft mich nicht mehr',
    sightIssue: 'Behoben',
    followIssue: 'Nicht mehr folgen',
    followArea: 'Nicht mehr folgen',
  },
  changeTitle: 'Änderung eines Problems',
  proofTitle: (issue) =>
    issue === undefined ? 'Nachweis deiner Arbeit' : `Nachweis für „${issue}“`,
  states: {
    draft: 'Entwurf',
    waiting: 'Auf diesem Gerät gespeichert',
    sending: (percent) => `Wird gesendet (${percent} %)`,
    sendingBytes: (arrived, all) => `Wird gesendet (${arrived} von ${all})`,
    received: 'Angekommen',
    attention: 'Du bist gefragt',
  },
  written: (moment) => `Geschrieben: ${moment}`,
  changed: (moment) => `Zuletzt geändert: ${moment}`,
  receipt: (number, moment) => `Nr. ${number}, ${moment}`,
  attempts: { one: '# Versuch', other: '# Versuche' },
  tried: (count) => `bisher ${count}`,
  photos: { one: '# Foto', other: '# Fotos' },
  untitled: 'Meldung ohne Titel',
  shared: 'Geteiltes Foto',
  field: (path) => fields[path.split('.')[0] ?? ''] ?? path,
  actions: {
    continue: 'Weiter',
    edit: 'Bearbeiten',
    resend: 'Noch einmal senden',
    export: 'Als Datei sichern',
    discard: 'Verwerfen',
    open: 'Öffnen',
    of: (action, title) => `${action}: ${title}`,
  },
  discard: {
    title: 'Diesen Eintrag verwerfen?',
    text: (title) =>
      `„${title}“ ist nicht beim Server angekommen. Der Eintrag wird endgültig von diesem Gerät entfernt.`,
    confirm: 'Verwerfen',
  },
  editMessage: {
    title: 'Nachricht bearbeiten',
    label: 'Nachricht',
    save: 'Speichern und noch einmal senden',
    empty: 'Die Nachricht darf nicht leer sein',
  },
  unknownKind: 'Eintrag einer anderen Version',
  waitsFor: (title) => `Geht hinaus, sobald „${title}“ angekommen ist.`,
  waitsForRefused: (title) =>
    `Wartet auf „${title}“, um das du dich zuerst kümmern musst. Nichts ist verloren.`,
  conflict: {
    text: 'Dieses Problem wurde inzwischen von jemand anderem geändert. Dein Text ist erhalten: Vergleiche die beiden.',
    same: 'Im Problem steht schon, was du ändern wolltest.',
    resend: 'Meine Fassung nehmen',
  },
  transfer: {
    heading: 'Anderes Gerät',
    text: 'Sichere, was noch nicht gesendet ist, als Datei, und lies sie auf einem anderen Gerät ein, auf dem du angemeldet bist. Nichts wird doppelt gesendet.',
    exportUnsent: 'Nicht Gesendetes sichern',
    import: 'Einlesen',
    file: 'Datei mit nicht Gesendetem',
    fileName: 'trybe-nicht-gesendet.json',
    importedTitle: 'Eingelesen',
    items: { one: '# Eintrag', other: '# Einträge' },
    imported: (added, known) =>
      known === null
        ? `Auf diesem Gerät hinzugekommen: ${added}.`
        : `Auf diesem Gerät hinzugekommen: ${added}; schon da: ${known}.`,
    problems: {
      not_an_export: 'Das ist keine Datei, die diese App gesichert hat.',
      newer_version:
        'Diese Datei stammt von einer neueren Version der App. Lade diese Seite neu, und lies sie dann ein.',
      other_person:
        'Diese Datei gehört zu einem anderen Konto. Melde dich damit an, um sie einzulesen.',
      damaged:
        'Diese Datei ist beschädigt oder abgeschnitten. Es wurde nichts eingelesen; bitte sichere sie noch einmal.',
      too_large: 'Das ist zu viel für eine Datei. Bitte sichere die Einträge einzeln.',
    },
  },
  lost: {
    items: { one: '# nicht gesendeter Eintrag', other: '# nicht gesendete Einträge' },
    text: (items) =>
      `Dieser Browser hat gelöscht, was auf diesem Gerät gespeichert war. Mit verloren: bis zu ${items}. Andere Geräte und was angekommen ist, sind nicht betroffen.`,
    understood: 'Verstanden',
  },
  failed: 'Das hat nicht geklappt',
  paused: {
    text: 'Das Senden ruht: Der Server verlangt eine Anmeldung. Nichts ist verloren.',
    signedOut:
      'Du bist nicht angemeldet. Das hat geschrieben, wer dieses Gerät zuletzt benutzt hat. Melde dich an, um es zu senden; du kannst es auch als Datei sichern oder verwerfen.',
    action: 'Anmelden',
  },
  offline: 'Der Server ist nicht erreichbar. Alles wird gesendet, sobald es geht.',
  lastSuccess: (moment) => `Zuletzt gesendet: ${moment}`,
  storage: {
    heading: 'Speicher auf diesem Gerät',
    label: 'Belegt',
    used: (used, quota) => `${used} von ${quota}`,
    persistent: 'Dieser Browser behält, was hier gespeichert ist.',
    notPersistent:
      'Dieser Browser löscht Gespeichertes vielleicht, wenn der Platz knapp wird. Sende Wartendes bald, oder sichere es.',
    iosBrowser:
      'Auf iPhone und iPad löscht ein Browser Gespeichertes vielleicht, wenn du tagelang nicht da warst. Leg die App auf den Home-Bildschirm, oder sende bald.',
    protect: 'Um Aufbewahrung bitten',
    refused: 'Der Browser hat nicht zugestimmt. Oft hilft es, die App zu installieren.',
  },
  empty: {
    title: 'Hier wartet nichts',
    text: 'Meldungen und Nachrichten, die du ohne Empfang schreibst, bleiben hier, bis sie ankommen.',
    action: 'Problem melden',
  },
} satisfies Texts<typeof original.outboxContent>;
