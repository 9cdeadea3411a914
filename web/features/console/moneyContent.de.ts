import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moneyContent.ts';

export const moneyContent = {
  heading: 'Geld',
  hint: 'Eine Währung für die ganze Seite. Beträge stehen mit Komma und ohne Tausenderpunkte.',
  currency: 'Währung',
  currencyHint:
    'Eine andere zu wählen, schlägt unten runde Beträge vor. Sie lässt sich bis zur ersten Zusage, Zahlung oder dem ersten Vorschlag ändern.',
  fixed:
    'Sie bleibt, wie sie ist: Zusagen, Zahlungen oder Vorschläge stehen darin, und nichts sagt, was sie in einer anderen wären.',
  presets: 'Beträge zur Auswahl beim Zusagen',
  presetsHint: 'Bis zu sechs, durch Semikolons getrennt.',
  limits: {
    pledgeMin: { label: 'Kleinste Zusage' },
    pledgeMax: { label: 'Größte Zusage' },
    largeEscrow: {
      label: 'Ein zweiter Blick über',
      hint: 'Liegt mehr auf dem Treuhandkonto, gilt Schweigen nicht als Zustimmung, und ein Schiedsspruch braucht zwei Botschafter.',
    },
    premiumFeeMin: {
      label: 'Kleinstes Honorar eines Gutachters',
      hint: 'Für ein unabhängiges Gutachten über fertige Arbeit.',
    },
    fundingLowBelow: { label: 'Filter: wenig Geld unter' },
    fundingHighAbove: { label: 'Filter: viel Geld über' },
  },
} satisfies Texts<typeof original.moneyContent>;
