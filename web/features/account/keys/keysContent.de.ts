import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './keysContent.ts';

export const keysContent = {
  failed: 'Deine Schlüssel ließen sich nicht laden',
  text: 'Mit einem Schlüssel kann ein Programm von dir Probleme melden. Was es sendet, hat niemand gemeldet: Darüber entscheiden allein die Spender. Ein Schlüssel bewegt nie Geld und stimmt nie ab.',
  docs: 'Wie Programme diese Seite nutzen',
  listLabel: 'Deine API-Schlüssel',
  none: 'Noch keine Schlüssel.',
  made: (day) => `Erstellt am ${day}`,
  used: (time) => `zuletzt benutzt ${time}`,
  unused: 'noch nicht benutzt',
  add: 'Schlüssel erstellen',
  scopes: {
    report: 'Probleme melden',
    update: 'In Diskussionen in deinem Namen schreiben',
  },
  revoke: {
    button: 'Widerrufen',
    label: (name) => `Den Schlüssel „${name}“ widerrufen`,
    title: 'Diesen Schlüssel widerrufen?',
    text: 'Programme, die ihn benutzen, werden sofort abgewiesen. Was sie gesendet haben, bleibt.',
    confirm: 'Schlüssel widerrufen',
    pending: 'Wird widerrufen …',
    done: 'Schlüssel widerrufen',
    failed: 'Der Schlüssel wurde nicht widerrufen',
  },
  adding: {
    title: 'API-Schlüssel erstellen',
    text: 'Gib dein Passwort ein, damit niemand einen auf einem Gerät erstellt, das du offen gelassen hast.',
    name: 'Wofür ist er?',
    nameHint: 'Nur für dich, um ihn in dieser Liste zu erkennen.',
    may: 'Was er darf',
    password: 'Dein Passwort',
    submit: 'Schlüssel erstellen',
    pending: 'Wird erstellt …',
    done: 'Schlüssel erstellt',
    doneText: 'Kopiere ihn jetzt.',
    failed: 'Es wurde kein Schlüssel erstellt',
  },
  shown: {
    title: 'Dein neuer Schlüssel',
    text: 'Er wird nur dieses eine Mal gezeigt: Kopiere ihn dorthin, wo dein Programm ihn liest. Wer ihn hat, kann ihn benutzen; in öffentlichen Code gehört er nicht.',
    label: 'API-Schlüssel',
    copy: 'Kopieren',
    copied: 'Kopiert',
    kept: 'Ich habe ihn gespeichert',
  },
} satisfies Texts<typeof original.keysContent>;
