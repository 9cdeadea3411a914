import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './questionsContent.ts';

export const questionsContent = {
  heading: 'Fragen',
  hint: 'Das Meldeformular stellt sie, wenn diese Kategorie gewählt ist, auch ohne Netz. Meldungen behalten den Wortlaut, in dem gefragt wurde.',
  label: 'Fragen in ihrer Reihenfolge',
  nth: (place) => `Frage ${place}`,
  up: (place) => `Frage ${place} nach oben verschieben`,
  down: (place) => `Frage ${place} nach unten verschieben`,
  remove: (place) => `Frage ${place} entfernen`,
  moved: (place, count) => `Die Frage steht jetzt an Stelle ${place} von ${count}.`,
  add: 'Frage hinzufügen',
  full: (max) => `Eine Kategorie stellt höchstens ${max} Fragen.`,
  words: (language) => `Frage auf ${language}`,
  kind: 'Art der Antwort',
  kinds: {
    text: 'Kurzer Text',
    choice: 'Eine von mehreren Antworten',
    number: 'Eine Zahl',
    yes_no: 'Ja oder nein',
  },
  required: 'Muss beantwortet werden',
  unit: 'Einheit',
  min: 'Kleinster Wert',
  max: 'Größter Wert',
  options: 'Antworten zur Auswahl',
  option: (place, language) => `Antwort ${place} auf ${language}`,
  addOption: 'Antwort hinzufügen',
  removeOption: (place) => `Antwort ${place} entfernen`,
} satisfies Texts<typeof original.questionsContent>;
