import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './trustContent.ts';

export const trustContent = {
  held: 'Bis zur Entscheidung auf dem Treuhandkonto',
  proven: 'Bezahlt erst nach dem Nachweis der Arbeit',
  returns: (date) => `Oder bis ${date} zurück an dich`,
  rest: 'Was übrig bleibt, kommt zurück',
  picture: 'So bewegt sich dein Geld',
  runBy: 'Betrieben von',
  rules: 'Alle Regeln im Einzelnen',
} satisfies Texts<typeof original.trustContent>;
