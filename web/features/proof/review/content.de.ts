import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const reviewContent = {
  slider: {
    label: 'Wie viel vom Nachher-Foto zu sehen ist',
    text: (percent) => `${percent} % nachher, ${100 - percent} % vorher`,
    before: 'Vorher',
    after: 'Nachher',
    beforeAlt: 'Der Ort vor der Arbeit',
    afterAlt: 'Der Ort nach der Arbeit',
    hint: 'Ziehe die Linie, oder nimm die Pfeiltasten, um zu vergleichen.',
    open: (which) => `${which}-Foto öffnen`,
  },
  summary: 'Was getan wurde',
  video: 'Video der Arbeit',
  videoFailed: 'Dieser Browser kann dieses Video nicht abspielen.',
  videoFile: 'Video herunterladen',
  notes: {
    heading: 'Später hinzugefügt',
    add: 'Anmerkung hinzufügen',
    label: 'Anmerkung',
    hint: 'Was eingereicht ist, bleibt, wie es ist; eine Anmerkung steht darunter.',
    save: 'Hinzufügen',
    empty: 'Bitte schreibe etwas.',
    done: 'Anmerkung hinzugefügt',
    failed: 'Die Anmerkung ließ sich nicht hinzufügen',
    pending: 'Wird hinzugefügt …',
    text: 'Alle können sie lesen, und sie lässt sich später nicht ändern.',
  },
} satisfies Texts<typeof original.reviewContent>;
