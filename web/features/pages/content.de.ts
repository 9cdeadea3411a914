import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import type * as original from './content.ts';

export const pagesContent = {
  contents: 'Auf dieser Seite',
  lastUpdated: (day) => `Zuletzt geändert: ${day}`,
} satisfies Texts<typeof original.pagesContent>;

export const ruleWordsContent = {
  hours: (count) => plural(count, { one: '# Stunde', other: '# Stunden' }),
  days: (count) => plural(count, { one: '# Tag', other: '# Tagen' }),
  seconds: (count) => plural(count, { one: '# Sekunde', other: '# Sekunden' }),
  payout: (most) => `3 bis ${most} Werktagen`,
  trustRange: (most) => `Von 0 bis ${most}`,
  trustStart: (score) => `beginnend bei ${score}`,
  trustToPropose: (score) => `einem Wert von ${score}`,
} satisfies Texts<typeof original.ruleWordsContent>;
