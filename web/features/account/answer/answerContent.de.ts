import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './answerContent.ts';

export const answerContent = {
  title: 'Auf eine Meldung antworten',
  text: (body) =>
    `Ihre Antwort ist öffentlich und steht im Namen von ${body}. Sie brauchen kein Konto.`,
  issue: 'Die Meldung öffnen',
  issues: 'Alle Probleme',
  back: 'Alle Meldungen',
  label: 'Was antworten Sie?',
  received: 'Wir haben sie erhalten',
  will_fix: 'Wir beheben das bis zu einem Tag',
  not_ours: 'Wir sind nicht zuständig',
  fixed: 'Es ist behoben',
  fixBy: 'Behoben bis',
  words: 'In Ihren Worten',
  wordsHint: 'Für alle zu lesen: wie es weitergeht oder wer stattdessen zuständig ist.',
  photo: {
    label: 'Foto',
    add: 'Foto hinzufügen',
    change: 'Anderes Foto wählen',
    remove: 'Foto entfernen',
    preview: 'Das Foto zu Ihrer Antwort',
    sending: 'Das Foto wird gesendet …',
    failed: 'Das Foto wurde nicht hinzugefügt',
    hint: 'Freiwillig, für alle zu sehen. Wo und wann es entstand, wird nicht gezeigt.',
  },
  submit: 'Antwort veröffentlichen',
  pending: 'Wird veröffentlicht …',
  failed: 'Nicht veröffentlicht',
  done: 'Ihre Antwort ist öffentlich',
  gone: 'Dieser Link gilt nicht',
  goneText:
    'Er ist unvollständig, oder die Meldung wurde verborgen oder entfernt. Manche Mailprogramme schneiden Links ab.',
  unreached: 'Die Meldung konnte nicht geladen werden',
  unreachedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  again: 'Noch einmal',
} satisfies Texts<typeof original.answerContent>;
