import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const mapContent = {
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  keyboardHint:
    'Mit den Pfeiltasten verschiebst du die Karte, mit Plus und Minus änderst du den Maßstab.',
  pickHint:
    'Mit den Pfeiltasten verschiebst du die Karte, mit der Eingabetaste wählst du ihre Mitte.',
  searchLocation: 'Ort suchen …',
  suggestedLocations: 'Vorgeschlagene Orte',
  noLocation: 'Ort nicht angegeben',
  failedTitle: 'Die Karte ließ sich nicht laden',
  failedText: 'Alles andere auf dieser Seite funktioniert.',
  again: 'Noch einmal versuchen',
} satisfies Texts<typeof original.mapContent>;
