import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const amendmentsContent = {
  title: 'Seit der ersten Zusage',
  failed: 'Die Änderungen ließen sich nicht laden',
  note: (moment) => `Anmerkung vom ${moment}`,
  change: (moment) => `Geändert am ${moment}`,
  before: 'Vorher',
  after: 'Nachher',
  photos: 'Fotos',
  photo: (side, index) => `${side}: Foto ${index}`,
  noPhotos: 'Keine',
  adding: {
    button: 'Anmerkung hinzufügen',
    title: 'Anmerkung hinzufügen',
    text: 'Sie bleibt dauerhaft beim Problem, und alle Beteiligten erfahren davon. Worauf sich Geldgeber und Macher geeinigt haben, bleibt, wie es ist.',
    label: 'Anmerkung',
    confirm: 'Hinzufügen',
    pending: 'Wird hinzugefügt …',
    done: 'Anmerkung hinzugefügt',
    failed: 'Die Anmerkung ließ sich nicht hinzufügen',
  },
} satisfies Texts<typeof original.amendmentsContent>;
