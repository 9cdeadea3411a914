import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './noticeContent.ts';

export const noticeContent = {
  heading: 'Push und E-Mail',
  intro:
    'Alles steht in der App unter der Glocke. Was dein Geld oder eine Frist betrifft, geht auch an deine Adresse; alles andere ist aus, bis du es wählst.',
  failed: 'Deine Auswahl ließ sich nicht laden',
  notSaved: 'Nicht gespeichert',
  kinds: {
    money: 'Dein Geld und deine Fristen',
    issue_update: 'Neues zu Problemen, an denen du beteiligt bist',
    proposal: 'Vorschläge',
    pledge: 'Zusagen',
    vote: 'Stimmen zu deinen Vorschlägen',
    message: 'Nachrichten in Diskussionen',
    system: 'Nachrichten dieser Seite',
    digest: 'Zusammenfassung dessen, dem du folgst',
    moderation: 'Entscheidungen der Moderation über deine Veröffentlichungen',
  },
  byPush: 'Push',
  byEmail: 'E-Mail',
  mail: {
    smtp: (address) => `E-Mails gehen an ${address}.`,
    local: () =>
      'Von diesem Rechner gehen keine E-Mails weg: E-Mails an dich liegen im lokalen Postfach.',
    none: () => 'Diese Installation verschickt keine E-Mails.',
  },
  proved: 'Sie gehen nur an eine Adresse, die du bestätigt hast.',
  mailbox: 'Das lokale Postfach öffnen',
  push: {
    heading: 'Push auf diesem Gerät',
    hurdles: {
      unsupported: 'Dieser Browser kann keine Pushs empfangen.',
      plain_http:
        'Browser empfangen Pushs nur für Seiten mit https, und diese Seite ist ohne https geöffnet. Öffne sie unter ihrer https-Adresse.',
      ios_browser:
        'Auf iPhone und iPad erreichen Pushs nur Apps auf dem Home-Bildschirm. Öffne das Teilen-Menü, wähle „Zum Home-Bildschirm“, öffne die App von dort und komm auf diese Seite zurück.',
      blocked:
        'Mitteilungen dieser Seite sind in diesem Browser blockiert. Erlaube sie in den Einstellungen des Browsers, und lade diese Seite neu.',
    },
    off: 'Dieses Gerät bekommt noch keine Pushs.',
    on: 'Dieses Gerät bekommt Pushs, bis du dich abmeldest.',
    turnOn: 'Push auf diesem Gerät einschalten',
    turnOff: 'Ausschalten',
    working: 'Einen Moment …',
    declined: 'Mitteilungen wurden nicht erlaubt',
    declinedText: 'Es hat sich nichts geändert. Du kannst Push später einschalten.',
    failed: 'Push ließ sich nicht einschalten',
    failedText:
      'Der Pushdienst dieses Browsers hat nicht geantwortet. Bitte versuche es später noch einmal.',
    offFailed: 'Push ließ sich nicht ausschalten',
    others: 'Andere Geräte',
    since: (day) => `Seit ${day}`,
    lastPush: (time) => `letzter Push ${time}`,
    remove: 'Entfernen',
    removeLabel: (day) => `Das Gerät vom ${day} entfernen`,
    nowhere: 'Noch bekommt kein Gerät von dir Pushs.',
  },
} satisfies Texts<typeof original.noticeContent>;
