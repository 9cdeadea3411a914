import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const mergingContent = {
  button: 'Dasselbe Problem wie eine andere Meldung?',
  title: 'Welche Meldung meint dasselbe Problem?',
  text: 'Diese hier nimmt dann keine Zusagen, Vorschläge und Stimmen mehr an; ihre Zusagen bleiben, bis jeder Geldgeber entscheidet.',
  choices: 'Meldungen in der Nähe',
  none: 'Im Umkreis von einem Kilometer ist nichts anderes gemeldet.',
  loading: 'Wird gesucht …',
  asked: 'Ihr Melder wird um Zustimmung gebeten.',
  merge: 'Zusammenlegen',
  ask: 'Den Melder fragen',
  merged: { done: 'Jetzt eine Meldung' },
  wasAsked: { done: 'Der andere Melder wurde gefragt' },
  failed: 'Die Meldungen ließen sich nicht zusammenlegen',
  request: {
    waiting: 'Du hast gesagt, das sei dasselbe Problem wie',
    waitingEnd: 'Der andere Melder hat noch nicht geantwortet.',
    said: 'Der andere Melder sagt, das sei dasselbe Problem wie',
    saidEnd:
      'Wenn du zustimmst, geht es dort weiter; keine Zusage bewegt sich ohne ihren Geldgeber.',
    agree: 'Zustimmen',
    decline: 'Es sind zwei Probleme',
    takeBack: 'Zurücknehmen',
    declined: 'Die beiden Meldungen bleiben getrennt',
  },
  undo: {
    button: 'Beide Meldungen wieder trennen',
    title: 'Wieder zwei Meldungen daraus machen?',
    text: 'Diese hier ist dann wieder offen für Zusagen, Vorschläge und Stimmen. Zusagen, die umgezogen sind, bleiben bei der anderen Meldung; ihre Geldgeber können sie dort zurücknehmen.',
    confirm: 'Trennen',
    done: 'Wieder zwei Meldungen',
    failed: 'Die Meldungen ließen sich nicht trennen',
  },
  money: {
    text: (amount) => `Deine Zusage von ${amount} bleibt hier, bis du entscheidest.`,
    until: (amount, date) =>
      `Deine Zusage von ${amount} bleibt hier, bis du entscheidest, und geht am ${date} von selbst zurück.`,
    button: 'Meine Zusage verschieben',
    title: 'Diese Zusage verschieben?',
    question: (amount, date) =>
      `${amount} gehen zur anderen Meldung${date === null ? '' : ` und behalten ihren Tag der Rückgabe, den ${date}`}.`,
    confirm: (amount) => `${amount} verschieben`,
    pending: 'Wird verschoben …',
    cancel: 'Hier lassen',
    done: 'Zusage verschoben',
    doneText: 'Dein Geld liegt jetzt bei der anderen Meldung.',
    failed: 'Die Zusage ließ sich nicht verschieben',
  },
} satisfies Texts<typeof original.mergingContent>;
