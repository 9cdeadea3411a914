import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import type * as original from './content.ts';

export const pagesContent = {
  contents: 'En esta página',
  lastUpdated: (day) => `Última actualización: ${day}`,
} satisfies Texts<typeof original.pagesContent>;

export const ruleWordsContent = {
  hours: (count) => plural(count, { one: '# hora', other: '# horas' }),
  days: (count) => plural(count, { one: '# día', other: '# días' }),
  seconds: (count) => plural(count, { one: '# segundo', other: '# segundos' }),
  payout: (most) => `3 a ${most} días hábiles`,
  trustRange: (most) => `De 0 a ${most}`,
  trustStart: (score) => `empieza en ${score}`,
  trustToPropose: (score) => `una puntuación de ${score}`,
} satisfies Texts<typeof original.ruleWordsContent>;
