import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './countdownContent.ts';

export const countdownContent = {
  days: { one: '# Tag', other: '# Tage' },
  hours: { one: '# Stunde', other: '# Stunden' },
  minutes: { one: '# Minute', other: '# Minuten' },
  between: ' ',
  now: 'jeden Moment',
  left: (time) => `noch ${time}`,
} satisfies Texts<typeof original.countdownContent>;
