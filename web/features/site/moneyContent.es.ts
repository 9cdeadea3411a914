import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moneyContent.ts';

export const moneyContent = { testMoney: 'dinero de prueba' } satisfies Texts<
  typeof original.moneyContent
>;

/** Beside a field for a number. */
export const numberContent = {
  understood: (number) => `Se lee como ${number}`,
  ask: '¿Qué número quieres decir?',
} satisfies Texts<typeof original.numberContent>;
