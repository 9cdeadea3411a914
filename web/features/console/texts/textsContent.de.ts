import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './textsContent.ts';

export const textsContent = {
  title: 'Rechtstexte',
  subtitle:
    'Datenschutzerklärung, Nutzungsbedingungen und Erklärung zur Barrierefreiheit, auf Wunsch in eigenen Worten.',
  which: 'Text',
  names: {
    privacy: 'Datenschutzerklärung',
    terms: 'Nutzungsbedingungen',
    accessibility: 'Barrierefreiheit',
  },
  language: 'Sprache',
  standard: 'In dieser Sprache wird der Standardtext dieser Software gezeigt.',
  own: (version, date) => `Deine Fassung ${version} vom ${date} wird gezeigt.`,
  read: 'Seite lesen',
  text: 'Dein Text',
  textHint:
    'Setze # vor die Überschrift eines Abschnitts, ### vor eine kleinere, - oder 1. vor die Zeilen einer Liste, eine Leerzeile zwischen Absätze. **fett**, [Link](https://...). {contact} und {privacy} werden zu deinen Adressen. Ein Abschnitt „# Zahlungen {#payment-terms}“ öffnet sich unter /payment-terms, einer mit {#dispute-resolution} unter /dispute-resolution. Wer eine Sprache liest, in der du keinen Text hast, sieht den in deiner ersten Sprache.',
  preview: 'Vorschau',
  nothing: 'Hier erscheint, was du schreibst.',
  reason: 'Grund',
  reasonHint: `Mindestens ${JUSTIFICATION_MIN_LENGTH} Zeichen. Er kommt mit deinem Namen ins Protokoll der Betreiber. Frühere Fassungen bleiben mit ihrem Datum lesbar.`,
  submit: 'Veröffentlichen',
  pending: 'Wird veröffentlicht...',
  failed: 'Nicht veröffentlicht',
  done: 'Veröffentlicht',
  end: {
    title: 'Wieder den Standardtext zeigen?',
    text: 'Er gilt ab jetzt. Deine Fassungen bleiben mit ihrem Datum lesbar.',
    submit: 'Standardtext verwenden',
    done: 'Der Standardtext wird gezeigt',
  },
} satisfies Texts<typeof original.textsContent>;
