import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './checksContent.ts';
import { PROOF_RADIUS_M } from '#schema/limits.ts';

const results = { consistent: 'Passt', weak: 'Unklar', contradictory: 'Widerspricht' };

export const placesContent = {
  summary: 'Wo es aufgenommen wurde',
  map: 'Karte mit dem Problem, den Fotos und der Ortsbestätigung',
  caption: 'Orte',
  what: 'Was',
  distance: 'Vom Problem',
  accuracy: 'Genau auf',
  when: 'Wann',
  before: 'Vorher-Foto',
  after: 'Nachher-Foto',
  checkIn: 'Ortsbestätigung',
  unknown: 'Unbekannt',
  meters: (meters) => `${meters} m`,
  byFile: 'wie die Datei sagt',
  legend:
    'Nadeln: Fotos. Blauer Kreis: Ortsbestätigung mit ihrer Genauigkeit. Markierung: das Problem.',
} satisfies Texts<typeof original.placesContent>;

export const checksContent = {
  genuine: 'Die Fotos wirken echt.',
  unclear: {
    one: 'Die Fotos wirken echt; # Punkt ist unklar',
    other: 'Die Fotos wirken echt; # Punkte sind unklar',
  },
  contradicted: {
    one: '# Punkt widerspricht diesem Nachweis',
    other: '# Punkte widersprechen diesem Nachweis',
  },
  note: 'Die Prüfungen helfen denen, die entscheiden; sie entscheiden nie selbst.',
  names: {
    capture_time: {
      name: 'Zeit der Fotos',
      meaning: {
        consistent: 'Beide wurden nach der Auswahl des Machers und vor dem Einreichen aufgenommen.',
        weak: 'Die Zeit ist unbekannt, oder nur die Datei selbst nennt sie, und Dateien lassen sich ändern.',
        contradictory: 'Ein Foto sagt, dass es außerhalb der Zeit dieser Arbeit aufgenommen wurde.',
      },
    },
    capture_place: {
      name: 'Ort der Fotos',
      meaning: {
        consistent: `Beide wurden im Umkreis von ${PROOF_RADIUS_M} m um das Problem aufgenommen.`,
        weak: 'Der Ort ist unbekannt, zu ungenau, oder nur die Datei selbst nennt ihn.',
        contradictory: `Ein Foto sagt, dass es mehr als ${PROOF_RADIUS_M} m entfernt aufgenommen wurde.`,
      },
    },
    check_in: {
      name: 'Bestätigung vor Ort',
      meaning: {
        consistent: `Das Gerät war im Umkreis von ${PROOF_RADIUS_M} m um das Problem.`,
        weak: 'Das Gerät kannte seinen eigenen Ort nicht genau genug, um es zu sagen.',
        contradictory: `Das Gerät war mehr als ${PROOF_RADIUS_M} m entfernt.`,
      },
    },
    reuse: {
      name: 'Schon benutzte Fotos',
      meaning: {
        consistent: 'Kein anderes Foto auf dieser Seite sieht aus wie diese.',
        weak: 'Ein Foto ähnelt einem, das schon auf dieser Seite war.',
        contradictory: 'Ein Foto war schon auf dieser Seite.',
      },
    },
    likeness: {
      name: 'Derselbe Blick vorher und nachher',
      meaning: {
        consistent: 'Beide Fotos scheinen denselben Blick zu zeigen.',
        weak: 'Ob die Fotos denselben Blick zeigen, ist schwer zu sagen.',
        contradictory:
          'Die beiden Fotos sehen gleich aus und zeigen also kaum, dass etwas getan wurde.',
      },
    },
  },
  results,
  distance: (meters) => `${meters} m vom Problem.`,
} satisfies Texts<typeof original.checksContent>;
