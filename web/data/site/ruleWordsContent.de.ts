import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './ruleWordsContent.ts';

export const ruleWordsContent = {
  hours: (count) => `${count} Stunden`,
  days: (count) => `${count} Tagen`,
  seconds: (count) => `${count} Sekunden`,
  payout: (most) => `3 bis ${most} Werktagen`,
  trustRange: (most) => `Von 0 bis ${most}`,
  trustStart: (score) => `beginnend bei ${score}`,
  trustToPropose: (score) => `einem Wert von ${score}`,
} satisfies Texts<typeof original.ruleWordsContent>;
