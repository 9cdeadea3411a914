import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './countdownContent.ts';

export const countdownContent = {
  days: ['Tag', 'Tage'],
  hours: ['Stunde', 'Stunden'],
  minutes: ['Minute', 'Minuten'],
  now: 'jeden Moment',
  left: (time) => `noch ${time}`,
} satisfies Texts<typeof original.countdownContent>;
