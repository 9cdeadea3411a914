import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import type * as original from './ruleWordsContent.ts';

export const ruleWordsContent = {
  hours: (count) => plural(count, { one: '# Stunde', other: '# Stunden' }),
  days: (count) => plural(count, { one: '# Tag', other: '# Tagen' }),
  seconds: (count) => plural(count, { one: '# Sekunde', other: '# Sekunden' }),
  payout: (most) => `3 bis ${most} Werktagen`,
  trustRange: (most) => `Von 0 bis ${most}`,
  trustStart: (score) => `beginnend bei ${score}`,
  trustToPropose: (score) => `einem Wert von ${score}`,
} satisfies Texts<typeof original.ruleWordsContent>;
