import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './programsContent.ts';

export const programsContent = {
  docs: 'Wie Programme diese Seite nutzen',
  keys: {
    heading: 'Schlüssel dieser Seite',
    text: 'Gib jedem Programm einen eigenen Schlüssel, etwa der App der Stadt oder der Karte einer Zeitung. Was es sendet, hat niemand gemeldet: Darüber entscheiden allein die Spender. Eigene Schlüssel erstellt jeder in seinen Einstellungen.',
    caption: 'Schlüssel dieser Seite',
    empty: 'Noch keine Schlüssel.',
    failed: 'Die Schlüssel ließen sich nicht laden',
    columns: {
      name: 'Für',
      by: 'Erstellt von',
      made: 'Erstellt',
      used: 'Zuletzt benutzt',
      act: 'Widerrufen',
    },
    unused: 'noch nicht',
    add: 'Schlüssel erstellen',
    revoke: 'Widerrufen',
    revokeLabel: (name) => `Den Schlüssel für ${name} widerrufen`,
    answersFor: (body) => `Antworten als ${body}`,
    adding: {
      title: 'Schlüssel dieser Seite erstellen',
      text: 'Damit kann ein Programm über Open311 das tun, und sonst nichts.',
      name: 'Für welches Programm ist er?',
      use: 'Was darf er?',
      reports: 'Probleme melden',
      submit: 'Schlüssel erstellen',
      done: 'Schlüssel erstellt',
    },
    revoking: {
      title: 'Diesen Schlüssel widerrufen?',
      text: 'Programme, die ihn benutzen, werden sofort abgewiesen. Was sie gesendet haben, bleibt.',
      submit: 'Schlüssel widerrufen',
      done: 'Schlüssel widerrufen',
    },
  },
} satisfies Texts<typeof original.programsContent>;
