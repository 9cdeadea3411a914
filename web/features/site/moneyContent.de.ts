import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moneyContent.ts';

export const moneyContent = { testMoney: 'Testgeld' } satisfies Texts<typeof original.moneyContent>;

/** Beside a field for a number. */
export const numberContent = {
  understood: (number) => `Gelesen als ${number}`,
  ask: 'Welche Zahl meinst du?',
} satisfies Texts<typeof original.numberContent>;
