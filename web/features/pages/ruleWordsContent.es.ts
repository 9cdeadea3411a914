import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import type * as original from './ruleWordsContent.ts';

export const ruleWordsContent = {
  hours: (count) => plural(count, { one: '# hora', other: '# horas' }),
  days: (count) => plural(count, { one: '# día', other: '# días' }),
  seconds: (count) => plural(count, { one: '# segundo', other: '# segundos' }),
  payout: (most) => `3 a ${most} días hábiles`,
  trustRange: (most) => `De 0 a ${most}`,
  trustStart: (score) => `empieza en ${score}`,
  trustToPropose: (score) => `una puntuación de ${score}`,
} satisfies Texts<typeof original.ruleWordsContent>;
