import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './countdownContent.ts';

export const countdownContent = {
  days: { one: '# día', other: '# días' },
  hours: { one: '# hora', other: '# horas' },
  minutes: { one: '# minuto', other: '# minutos' },
  between: ' ',
  now: 'en cualquier momento',
  left: (time) => `en ${time}`,
} satisfies Texts<typeof original.countdownContent>;
